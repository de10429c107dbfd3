/** Loaded before a command that is measured: on exit, it reports what the process and its threads have used. */
import { writeFileSync } from 'node:fs'

process.once('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
  writeFileSync(
    process.env.USAGE_FILE,
    JSON.stringify({ cpuMs: (userCPUTime + systemCPUTime) / 1000, memory: maxRSS * 1024 }),
  )
})
