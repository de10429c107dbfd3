import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { createServer } from 'vite'
import { ensureChromium } from '../../scripts/chromium.mjs'
import { projectRoot } from '../system/project.ts'
import { checkpointName, workingFolder } from './checkpoints.ts'
import { composeFiles } from './compose.ts'
import { type Shot, shots } from './shots.ts'
import { writeFolder } from './write-folder.ts'

const imagesDir = path.join(projectRoot, 'content/docs/tutorials/essentials/images')

/** Wide enough for the applications' navigation to stand in one row. */
const width = 880

/** Sharp on dense screens, and the letters still clear. */
const scale = 2
const webpQuality = 80

/** `npm run examples:screenshots [name]`: takes the pictures of the applications that pages show, in both modes. */
async function takeAll(name: string | undefined): Promise<void> {
  const wanted = shots.filter((shot) => name === undefined || shot.name === name)
  if (wanted.length === 0) {
    throw new Error(
      `There is no picture "${name}". There are: ${shots.map((shot) => shot.name).join(', ')}.`,
    )
  }
  mkdirSync(imagesDir, { recursive: true })
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  })
  try {
    for (const shot of wanted) await take(shot, browser)
  } finally {
    await browser.close()
  }
}

async function take(shot: Shot, browser: Browser): Promise<void> {
  const folder = workingFolder(shot.checkpoint)
  writeFolder(folder, composeFiles(shot.checkpoint).files)
  const server = await createServer({ root: folder, logLevel: 'error' })
  await server.listen()
  const origin = server.resolvedUrls?.local[0] ?? ''
  try {
    for (const colorScheme of ['light', 'dark'] as const) {
      const context = await browser.newContext({
        viewport: { width, height: shot.height },
        deviceScaleFactor: scale,
        colorScheme,
        reducedMotion: 'reduce',
      })
      const page = await context.newPage()
      await page.goto(new URL(shot.address, origin).href)
      await shot.steps(page)
      const file = `${shot.name}${colorScheme === 'dark' ? '.dark' : ''}.webp`
      const image = await screenshot(page)
      writeFileSync(path.join(imagesDir, file), image)
      console.log(
        `${file}  ${checkpointName(shot.checkpoint)}  ${Math.ceil(image.length / 1024)} KB`,
      )
      await context.close()
    }
  } finally {
    await server.close()
  }
}

/** Playwright itself writes PNG and JPEG only; the browser can do more. */
async function screenshot(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: webpQuality,
  })
  return Buffer.from(data, 'base64')
}

await takeAll(process.argv[2]).catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
