import { z } from 'zod'
import { componentDirective } from '../../compiler/directive.ts'
import { link, paragraph } from '../../compiler/output/markdown-nodes.ts'

const schema = z.strictObject({
  title: z.string().min(1),
  /** What YouTube's URL has after `v=`. */
  id: z.string().regex(/^[\w-]{11}$/, 'Expected the 11 characters after `v=` in the address'),
  /** Speaker, year, length: `Mark Erikson, 2021`. */
  about: z.string().min(1),
})

export type VideoProps = z.output<typeof schema>

/** A video that is loaded when the reader presses play. In other formats, it's a link. */
export const video = componentDirective({
  name: 'video',
  form: 'leaf',
  schema,
  toMarkdown: ({ props: { id, title, about } }) => [
    paragraph(link(`https://www.youtube.com/watch?v=${id}`, title), `. ${about}`),
  ],
  example:
    '::video{id=9zySeP5vH9c title="Learn Modern Redux" about="Mark Erikson and Jason Lengstorf, 2021"}',
})
