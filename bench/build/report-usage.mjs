/** Loaded before a command that is measured: on exit it says what the process, with its threads, has used. */
import { writeFileSync } from 'node:fs'

process.once('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
  writeFileSync(
    process.env.USAGE_FILE,
    JSON.stringify({ cpuMs: (userCPUTime + systemCPUTime) / 1000, memory: maxRSS * 1024 }),
  )
})
