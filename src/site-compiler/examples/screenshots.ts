import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Browser, chromium, type Page } from '@playwright/test'
import { createServer } from 'vite'
import { ensureChromium } from '../../../scripts/chromium.mjs'
import { projectRoot } from '../../system/project.ts'
import { runCommand, UsageError } from '../../system/run-command.ts'
import { checkpointName, examplesDir, listCheckpoints, workingFolder } from './checkpoints.ts'
import { composeFiles } from './compose.ts'
import { withInter } from './inter-font-plugin.ts'
import type { Screenshots, Shot } from './shot.ts'
import { writeFolder } from './write-folder.ts'

/** About the width of the frame that runs the application in place of its picture. */
const usualWidth = 640

/** Large enough for screens with a high pixel density and for readable text. */
const scale = 2
const webpQuality = 80

/** `npm run examples:screenshots [name]`: takes the pictures of applications for pages, in both modes. */
async function takeAll(name: string | undefined): Promise<void> {
  const all = await readScreenshots()
  const wanted = all.filter(({ shot }) => name === undefined || shot.name === name)
  if (wanted.length === 0) {
    const names = all.map(({ shot }) => shot.name)
    throw new UsageError(`There is no picture "${name}". There are: ${names.join(', ')}.`)
  }
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  })
  try {
    for (const each of wanted) await takeScreenshot(each, browser)
  } finally {
    await browser.close()
  }
}

type AppShot = { app: string; imagesDir: string; shot: Shot }

/** The pictures of every application that has a `screenshots.ts` beside its parts. */
async function readScreenshots(): Promise<AppShot[]> {
  const apps = [...new Set(listCheckpoints().map(({ app }) => app))]
  const files = apps.map((app) => ({ app, file: path.join(examplesDir, app, 'screenshots.ts') }))
  const found = files
    .filter(({ file }) => existsSync(file))
    .map(async ({ app, file }) => {
      const module: { screenshots: Screenshots } = await import(pathToFileURL(file).href)
      const { imagesDir, shots } = module.screenshots
      return shots.map((shot) => ({ app, imagesDir: path.join(projectRoot, imagesDir), shot }))
    })
  return (await Promise.all(found)).flat()
}

async function takeScreenshot({ app, imagesDir, shot }: AppShot, browser: Browser): Promise<void> {
  const checkpoint = { app, part: shot.part }
  const folder = workingFolder(checkpoint)
  writeFolder(folder, composeFiles(checkpoint).files)
  mkdirSync(imagesDir, { recursive: true })
  const server = await createServer({
    root: folder,
    logLevel: 'error',
    plugins: [withInter()],
    // The font is outside of the application's folder.
    server: { fs: { allow: [projectRoot] } },
  })
  await server.listen()
  const origin = server.resolvedUrls?.local[0] ?? ''
  try {
    for (const colorScheme of ['light', 'dark'] as const) {
      const context = await browser.newContext({
        viewport: { width: shot.width ?? usualWidth, height: shot.height },
        deviceScaleFactor: scale,
        colorScheme,
        reducedMotion: 'reduce',
      })
      const page = await context.newPage()
      await page.goto(new URL(shot.address, origin).href)
      await shot.steps(page)
      // So that no element is hovered.
      await page.mouse.move(0, 0)
      await page.evaluate('document.fonts.ready')
      const file = `${shot.name}${colorScheme === 'dark' ? '.dark' : ''}.webp`
      const image = await screenshot(page)
      writeFileSync(path.join(imagesDir, file), image)
      console.log(`${file}  ${checkpointName(checkpoint)}  ${Math.ceil(image.length / 1024)} KB`)
      await context.close()
    }
  } finally {
    await server.close()
  }
}

/** Uses the browser's protocol, because Playwright only writes PNG and JPEG. */
async function screenshot(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: webpQuality,
  })
  return Buffer.from(data, 'base64')
}

await runCommand(() => takeAll(process.argv[2]))
