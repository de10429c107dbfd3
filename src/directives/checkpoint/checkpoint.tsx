import type { Block } from '../../model/page.ts'
import { Blocks } from '../blocks.tsx'
import type { CheckpointAttributes } from './schema.ts'
import './checkpoint.css'

export type CheckpointProps = Omit<CheckpointAttributes, 'demo'> & {
  demo?: boolean
  /** Size of the archive in bytes. Known in a build, which is also where demos are. */
  size?: number
  blocks: Block[]
}

/** Where a tutorial's application stands now, and the archive that it can be had in. */
export function Checkpoint({ title, app, part, demo, size, blocks }: CheckpointProps) {
  const name = `${app}-part-${part}`
  const folder = `${import.meta.env.BASE_URL}examples/`
  return (
    <div className="checkpoint" role="note">
      <p className="checkpoint-title">
        <svg className="checkpoint-icon" viewBox="0 0 16 16" aria-hidden="true">
          <path d="M3.5 14.5v-12M3.5 3h8.5l-2 2.75 2 2.75h-8.5" />
        </svg>
        {title}
      </p>
      <div className="checkpoint-body flow">
        <Blocks blocks={blocks} />
        <p className="checkpoint-archive">
          {demo && size !== undefined && (
            <>
              {/* In a tab of its own: it is no page of the site, which the router would look for. */}
              <a href={`${folder}${name}.html`} target="_blank" rel="noopener">
                Try it in a new tab
              </a>
              , or take it home:{' '}
            </>
          )}
          <a href={`${folder}${name}.zip`} download>
            {name}.zip
          </a>
          {size !== undefined && ` (${Math.ceil(size / 1000)} KB)`} holds the application as it is
          here. Unpack it, then run <code>npm install</code> and <code>npm run dev</code> in its
          folder.
        </p>
      </div>
    </div>
  )
}
