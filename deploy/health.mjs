/** Ends well when the server of this container shows its start page. */
const { PORT = '3000', BASE_PATH = '/' } = process.env

const isWell = await fetch(`http://127.0.0.1:${PORT}${BASE_PATH}`, {
  signal: AbortSignal.timeout(2_000),
}).then(
  ({ ok }) => ok,
  () => false,
)
process.exitCode = isWell ? 0 : 1
