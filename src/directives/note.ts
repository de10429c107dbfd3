import type { ElementContent } from 'hast'
import { element } from '../compiler/html/hast.ts'

/**
 * A box next to the text: an icon, a title, and what it holds.
 * @param name begins the classes of its parts
 * @param icon a path of strokes on a grid of 16, so that they sit on the line as letters do
 */
export function note(
  name: string,
  classNames: string[],
  icon: string,
  title: ElementContent[],
  children: ElementContent[],
): ElementContent {
  const svg = { className: [`${name}-icon`], viewBox: '0 0 16 16', ariaHidden: 'true' }
  return element('div', { className: classNames, role: 'note' }, [
    element('p', { className: [`${name}-title`] }, [
      element('svg', svg, [element('path', { d: icon }, [])]),
      element('span', {}, title),
    ]),
    element('div', { className: [`${name}-body`, 'flow'] }, children),
  ])
}
