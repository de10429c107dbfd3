/** Code that throws an error at a line, where an error's stack says that it comes from. */
export const throwing = (name: 'Error' | 'SyntaxError', message: string, line: number): string =>
  `${'\n'.repeat(line - 1)}throw new ${name}(${JSON.stringify(message)})`
