import type { Screenshots } from '../../src/site-compiler/examples/shot.ts'

/** The pictures of the two quick starts: `npm run examples:screenshots tally`. */
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
    {
      name: 'typed-tally',
      part: 2,
      address: '/',
      height: 380,
      async steps(page) {
        await page.getByRole('button', { name: 'Add', exact: true }).click()
      },
    },
  ],
}
