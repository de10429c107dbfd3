import { type FormEvent, useId, useState } from 'react'
import { isComposing } from '../../browser/keyboard/keys.ts'
import { added, renamed, type Workspace } from '../../live/playground/workspace.ts'

type Naming = { kind: 'add' | 'rename'; problem: string }

/** The files as buttons, and controls to add, rename and delete them. The first file is the one to run. */
export function FilesBar({
  workspace,
  onChange,
  onDelete,
}: {
  workspace: Workspace
  onChange: (next: Workspace) => void
  /** Deletes the current file. */
  onDelete: () => void
}) {
  const [naming, setNaming] = useState<Naming | null>(null)
  const id = useId()
  const { files, shown } = workspace

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!naming) return
    const name = String(new FormData(event.currentTarget).get('name')).trim()
    const next = naming.kind === 'add' ? added(workspace, name) : renamed(workspace, name)
    if ('problem' in next) return setNaming({ ...naming, problem: next.problem })
    setNaming(null)
    onChange(next)
  }

  return (
    <div className="playground-bar playground-tabs">
      <fieldset className="playground-tab-list">
        <legend className="visually-hidden">Files</legend>
        {files.map(({ path }, index) => (
          <button
            key={path}
            type="button"
            className="code-block-button"
            aria-pressed={path === shown}
            data-runs={index === 0 || undefined}
            onClick={() => onChange({ ...workspace, shown: path })}
          >
            {path}
            {index === 0 && files.length > 1 && (
              <span className="visually-hidden">, the file that is run</span>
            )}
          </button>
        ))}
      </fieldset>
      {naming ? (
        <form className="playground-naming" onSubmit={submit}>
          <input
            // biome-ignore lint/a11y/noAutofocus: the reader has asked for it
            autoFocus
            key={naming.kind}
            name="name"
            className="field"
            aria-label={naming.kind === 'add' ? 'Name of the new file' : `New name of ${shown}`}
            aria-describedby={naming.problem ? id : undefined}
            aria-invalid={naming.problem !== '' || undefined}
            defaultValue={naming.kind === 'add' ? '' : shown}
            placeholder="cartSlice.ts"
            autoComplete="off"
            spellCheck={false}
            onKeyDown={({ key, nativeEvent }) =>
              key === 'Escape' && !isComposing(nativeEvent) && setNaming(null)
            }
          />
          <button type="submit" className="code-block-button">
            {naming.kind === 'add' ? 'Add' : 'Rename'}
          </button>
          <button type="button" className="code-block-button" onClick={() => setNaming(null)}>
            Cancel
          </button>
          <p id={id} role="alert">
            {naming.problem}
          </p>
        </form>
      ) : (
        <div className="playground-file-actions">
          <button
            type="button"
            className="code-block-button"
            onClick={() => setNaming({ kind: 'add', problem: '' })}
          >
            New file
          </button>
          <button
            type="button"
            className="code-block-button"
            onClick={() => setNaming({ kind: 'rename', problem: '' })}
          >
            Rename
          </button>
          {files.length > 1 && (
            <button type="button" className="code-block-button" onClick={onDelete}>
              Delete
            </button>
          )}
        </div>
      )}
    </div>
  )
}
