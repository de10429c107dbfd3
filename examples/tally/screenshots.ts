import type { Screenshots } from '../../src/examples/shot.ts'

/** The picture of the quick start: `npm run examples:screenshots tally`. */
export const screenshots: Screenshots = {
  imagesDir: 'content/docs/tutorials/images',
  shots: [
    {
      name: 'tally',
      part: 1,
      address: '/',
      height: 380,
      async steps(page) {
        const add = page.getByRole('button', { name: 'Add' })
        await add.click()
        await add.click()
        await page.getByLabel('Step').selectOption('5')
        await add.click()
      },
    },
  ],
}
