/** Tells people that their version of Node is too old. Plain JavaScript, so that old versions can parse it. */
const oldestNode = [20, 19]

/** @returns {string | null} One line for the person at the terminal, or null when Node will do. */
export function nodeProblem(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number)
  const [oldestMajor, oldestMinor] = oldestNode
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return null
  return `This project needs Node ${oldestNode.join('.')} or later; this is Node ${version}. See https://nodejs.org/`
}

export function requireNode() {
  const problem = nodeProblem()
  if (problem === null) return
  console.error(problem)
  process.exit(1)
}
