const marker = /^\s*(?:\/\/|\{?\/\*|#)\s*remove-(next-line|start|end)\b/

/** The code after the change that the sample shows: lines marked as removed are empty, the others in their place. */
export function keptLines(code: string): string {
  let isInside = false
  let isNext = false
  return code
    .split('\n')
    .map((line) => {
      const word = marker.exec(line)?.[1]
      if (word) {
        isInside = word === 'start' || (isInside && word !== 'end')
        isNext = word === 'next-line'
        return line
      }
      const isRemoved = isInside || isNext
      isNext = false
      return isRemoved ? '' : line
    })
    .join('\n')
}
