import type { ElementContent } from 'hast'
import { element } from '../compiler/html/hast.ts'

/**
 * A box beside the text: an icon, a title, and content.
 * @param name prefix of its class names
 * @param icon a stroked path on a grid of 16, so that it aligns with text
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
