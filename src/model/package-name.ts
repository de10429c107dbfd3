/** `@reduxjs/toolkit/query/react` → `@reduxjs/toolkit`. */
export const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
