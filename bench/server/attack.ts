/** Attacks the server of a port until the process is ended, at one pace, whatever the server does. */
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
  // Whoever is sent away comes back.
  socket.once('close', () => setTimeout(join, leaves ? pauseMs : 1_000))
}

// Whoever started this may be ended without a word.
process.stdin.resume().once('close', () => process.exit())

// Not all at once: what is measured is what they do, not how they come.
const spread = connections * 2
for (let number = 0; number < connections; number++) {
  setTimeout(join, (spread * number) / connections)
}
setTimeout(() => console.log('All are there'), spread)
