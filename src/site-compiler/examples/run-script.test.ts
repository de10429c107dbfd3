import { expect, it } from 'vitest'
import { writeApplications } from './applications.test-support.ts'
import { runScript } from './run-script.ts'

it('runs a script in its folder with the tools of the project', async () => {
  const folder = writeApplications({ 'package.json': '{}' })
  const { isOk, output } = await runScript(folder, 'vite --version && node -p "process.cwd()"')
  expect(isOk).toBe(true)
  expect(output).toMatch(/^vite\/8/)
  expect(output).toContain(folder)
})

it('keeps what a failing script has printed', async () => {
  const script = `node -e "console.error('2 tests failed'); process.exit(3)"`
  expect(await runScript(writeApplications({}), script)).toEqual({
    isOk: false,
    output: '2 tests failed\n',
  })
})
