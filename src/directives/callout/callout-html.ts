import type { ElementContent } from 'hast'
import type { z } from 'zod'
import { element } from '../../compiler/html/hast.ts'
import type { calloutSchema } from '../definitions.ts'

type Callout = z.infer<typeof calloutSchema>

/** Strokes on a grid of 16, so that they sit on the line as letters do. */
const icons: { [type in Callout['type']]: string } = {
  note: 'M3.5 2.5h9v7l-4 4h-5zM12.5 9.5h-4v4M6 5.5h4M6 8h1.5',
  tip: 'M6 12.5h4M6.5 14.5h3M6 10.5c0-1.5-2-2.2-2-4.6a4 4 0 0 1 8 0c0 2.4-2 3.1-2 4.6z',
  info: 'M8 1.75a6.25 6.25 0 1 0 0 12.5a6.25 6.25 0 1 0 0-12.5zM8 7.25v3.75M8 4.75v.5',
  warning: 'M8 2 14.5 13.5h-13zM8 6.25v3.5M8 11.25v.5',
  danger: 'M5.25 1.75h5.5l3.5 3.5v5.5l-3.5 3.5h-5.5l-3.5-3.5v-5.5zM8 4.75v3.75M8 10.75v.5',
}

/** A remark beside the text: without state, so its HTML is written once and browsers get no code for it. */
export function calloutElement(
  type: Callout['type'],
  title: ElementContent[],
  children: ElementContent[],
): ElementContent {
  const icon = element(
    'svg',
    { className: ['callout-icon'], viewBox: '0 0 16 16', ariaHidden: 'true' },
    [element('path', { d: icons[type] }, [])],
  )
  const label = element('span', {}, title)
  return element('div', { className: ['callout', `callout-${type}`], role: 'note' }, [
    element('p', { className: ['callout-title'] }, [icon, label]),
    element('div', { className: ['callout-body', 'flow'] }, children),
  ])
}
