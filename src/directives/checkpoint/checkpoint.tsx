import type { ReactNode } from 'react'
import type { CheckpointProps } from './definition.ts'
import './checkpoint.css'

/** Where a tutorial's application stands now, and the archive that it can be had in. */
export function Checkpoint({
  title,
  app,
  part,
  size,
  children,
}: CheckpointProps & { children?: ReactNode }) {
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
        {children}
        <p className="checkpoint-archive">
          <a href={`${folder}${name}.zip`} download>
            {name}.zip
          </a>
          {` (${Math.ceil(size / 1000)} KB)`} holds the application as it is here. Unpack it, then
          run <code>npm install</code> and <code>npm run dev</code> in its folder.
        </p>
      </div>
    </div>
  )
}
