import { spawn } from 'node:child_process'

/** How to start a TypeScript file: arguments for `node`. */
export function typescript(file, ...args) {
  return ['--import', 'tsx', file, ...args]
}

/**
 * Runs a command in the foreground: it prints to this terminal, and gets the signals that this process gets.
 *
 * @returns {Promise<number>} Its exit code; 128 + n when signal n ended it.
 */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options })
    const forward = (signal) => child.kill(signal)
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
    for (const signal of signals) process.on(signal, forward)
    child.once('error', reject)
    child.once('close', (code, signal) => {
      for (const name of signals) process.off(name, forward)
      resolve(code ?? 128 + (signalNumbers[signal] ?? 0))
    })
  })
}

const signalNumbers = { SIGHUP: 1, SIGINT: 2, SIGKILL: 9, SIGTERM: 15 }

/**
 * Runs a command in the background and keeps what it prints.
 *
 * @param {(line: string) => void} onLine Called with each finished line.
 * @returns {Promise<{ code: number, output: string }>}
 */
export function capture(command, args, { onLine = () => {}, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      let rest = ''
      stream.setEncoding('utf8').on('data', (text) => {
        output += text
        const lines = (rest + text).split('\n')
        rest = lines.pop()
        for (const line of lines) onLine(line)
      })
    }
    child.once('error', reject)
    child.once('close', (code, signal) => {
      resolve({ code: code ?? 128 + (signalNumbers[signal] ?? 0), output })
    })
  })
}
