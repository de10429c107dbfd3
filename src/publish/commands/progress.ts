import { performance } from 'node:perf_hooks'

type Stage = {
  /** Says how far the stage is. */
  update(done: number, total: number): void
  /** Ends the stage; `result` is shown beside its name. */
  end(result: string): void
}

export type Progress = { stage(name: string): Stage }

/** Shows the stages of a long command: on a terminal, a line that counts up; elsewhere, plain lines. */
export function createProgress(): Progress {
  const { stdout } = process
  return {
    stage(name: string): Stage {
      const start = performance.now()
      const label = name.padEnd(12)
      const live = (text: string) => {
        if (stdout.isTTY) stdout.write(`\r\x1b[2K  ${label}${text}`)
      }
      live('…')
      return {
        update: (done, total) => live(`${bar(done / total)} ${done}/${total}`),
        end: (result) => {
          live('')
          stdout.write(
            `${stdout.isTTY ? '\r' : ''}  ${label}${result}  ${duration(performance.now() - start)}\n`,
          )
        },
      }
    },
  }
}

function bar(fraction: number): string {
  const width = 24
  const filled = Math.round(width * fraction)
  return '█'.repeat(filled) + '░'.repeat(width - filled)
}

/** Milliseconds for people: `85 ms`, `1.4 s`. */
export function duration(ms: number): string {
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`
}

/** Bytes for people: `812 B`, `14.2 KB`, `3.1 MB` (1 KB = 1,000 bytes). */
export function size(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`
  if (bytes < 1_000_000) return `${(bytes / 1000).toFixed(1)} KB`
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}
