/** Attacks the server on a port at a fixed rate, until this process is killed. */
import { connect } from 'node:net'
import { type Attack, attacks } from './attacks.ts'

const [port, name = ''] = process.argv.slice(2)
const { connections, send, pauseMs, isDeaf, leaves } = attacks[name] as Attack

function join(): void {
  const socket = connect(Number(port), '127.0.0.1', () => {
    if (isDeaf) socket.pause()
    const breaksOff = leaves === 'without the answer'
    const say = () => socket.write(send, 'latin1', () => breaksOff && socket.resetAndDestroy())
    say()
    const saying = leaves ? undefined : setInterval(say, pauseMs ?? 1e9)
    socket.once('close', () => clearInterval(saying))
  })
  socket.resume()
  socket.on('error', () => {})
  // Connect again after a disconnect.
  socket.once('close', () => setTimeout(join, leaves ? pauseMs : 1_000))
}

// Exit if the parent process dies.
process.stdin.resume().once('close', () => process.exit())

// Connect gradually, because the benchmark measures the attack and not the connecting.
const spread = connections * 2
for (let number = 0; number < connections; number++) {
  setTimeout(join, (spread * number) / connections)
}
setTimeout(() => console.log('All are there'), spread)
