/** Source files that start something in the browser; their built addresses go into every page. */
export const clientEntries = {
  /** Runs first: marks that script works and starts the app once the page is painted. */
  boot: 'src/entries/boot.ts',
  /** React, the frame, the router: everything that a docs page needs to come alive. */
  app: 'src/entries/app.tsx',
}

/** The font files, named by the styles; documents preload them. */
export const fonts = ['src/styles/inter.woff2', 'src/styles/jetbrains-mono.woff2']

export const prerenderEntry = 'src/entries/prerender.tsx'
