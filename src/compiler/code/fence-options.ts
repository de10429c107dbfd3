import type { Sample } from '../../model/page.ts'
import { expectedOneOf } from '../../model/suggestion.ts'

type FenceOptions = Sample['options']

/** Everything that may follow the language of a fence; `value` is what the option's value must match. */
const fenceOptions: { [name: string]: { value: RegExp | null; expected: string } } = {
  title: { value: /\S/, expected: 'title="store.ts"' },
  highlight: {
    value: /^\d{1,4}(-\d{1,4})?(,\d{1,4}(-\d{1,4})?)*$/,
    expected: '{1,3-5} or highlight=1,3-5',
  },
  showLineNumbers: { value: /^\d{0,6}$/, expected: 'showLineNumbers or showLineNumbers=5' },
  wrap: { value: null, expected: 'wrap' },
  hidden: { value: null, expected: 'hidden' },
  run: { value: null, expected: 'run' },
  preview: { value: /^(<.*>)?$/, expected: `preview or preview="<Place id='a' />"` },
  errors: { value: /^\d{4,5}(,\d{4,5})*$/, expected: 'errors=2345 or errors=2345,2322' },
  nocheck: { value: /\S/, expected: 'nocheck="why this code is not checked"' },
  nolive: { value: /\S/, expected: 'nolive="why readers cannot run this code"' },
  file: { value: /^[^#]+(#[\w-]+)?$/, expected: 'file=examples/app/store.ts#region' },
  alternative: { value: /^[a-z0-9-]+$/, expected: 'alternative=saga' },
  js: { value: /^off$/, expected: 'js=off' },
}

/**
 * Reads what follows the language in the info string of a fence.
 *
 *     {1,3-5} title="store.ts" run → { highlight: '1,3-5', title: 'store.ts', run: true }
 *
 * Every mistake is given to `report` with what was expected instead; the option is then left out.
 */
export function parseFenceOptions(
  meta: string,
  report: (message: string, hint: string) => void,
): FenceOptions {
  const options: FenceOptions = {}
  const pattern = /\{([^{}]*)\}|([^\s={}]+)(?:=(?:"([^"]*)"|'([^']*)'|(\S*)))?/g
  for (const [whole, range, name = 'highlight', double, single, bare] of meta.matchAll(pattern)) {
    const value = range?.replaceAll(' ', '') ?? double ?? single ?? bare
    const option = Object.hasOwn(fenceOptions, name) ? fenceOptions[name] : undefined
    if (Object.hasOwn(options, name)) {
      report(`The fence option \`${name}\` is there twice.`, 'Delete one of them.')
    } else if (bare !== undefined && /^["']/.test(bare)) {
      report(`The quote in \`${whole}\` is not closed.`, `Write \`${name}="…"\`.`)
    } else if (!option) {
      report(
        `Unknown fence option \`${whole}\`.`,
        expectedOneOf(name, ['{1,3-5}', ...Object.keys(fenceOptions)]),
      )
    } else if (option.value ? !option.value.test(value ?? '') : value !== undefined) {
      report(`Unexpected value of fence option \`${whole}\`.`, `Expected ${option.expected}.`)
    } else {
      options[name] = value ?? true
    }
  }
  const rest = meta.replace(pattern, '').trim()
  if (rest !== '') report(`Unexpected \`${rest}\` in the options of a fence.`, 'Delete it.')
  return options
}

/** `1,3-5` → 1, 3, 4, 5. */
export function lineNumbersIn(ranges: string): Set<number> {
  const lines = new Set<number>()
  for (const range of ranges.split(',')) {
    const [first = 0, last = first] = range
      .split('-')
      .map(Number)
      .sort((a, b) => a - b)
    for (let line = first; line <= last; line++) lines.add(line)
  }
  return lines
}
