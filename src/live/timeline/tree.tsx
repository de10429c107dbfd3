import type { TreeNode } from '../inspection.ts'

/** Paths of the branches that the reader has folded or unfolded. */
export type Folds = {
  isOpen: { [path: string]: boolean }
  fold(path: string, isOpen: boolean): void
}

const words = { '': '', inside: '', added: 'added', changed: 'changed' }

/**
 * A value that folds, with the changes of a step.
 * @param path where the tree itself is, to tell its folds from those of other trees
 */
export function Tree({ root, path, folds }: { root: TreeNode; path: string; folds: Folds }) {
  return (
    <div className="timeline-tree">
      <ul>
        <Branch node={root} path={path} depth={0} folds={folds} />
      </ul>
    </div>
  )
}

type BranchProps = { node: TreeNode; path: string; depth: number; folds: Folds }

function Branch({ node, path, depth, folds }: BranchProps) {
  const { key, text, mark, children, more } = node
  const isOpen = folds.isOpen[path] ?? (depth < 2 || mark !== '')
  const line = (
    <>
      <span className="timeline-key">{key}</span>
      <span className="timeline-value">{text}</span>
      {words[mark] && <span className="timeline-mark">{words[mark]}</span>}
    </>
  )
  if (children.length === 0) {
    return (
      <li data-mark={mark}>
        <div className="timeline-leaf">{line}</div>
      </li>
    )
  }
  return (
    <li data-mark={mark}>
      <details open={isOpen}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button */}
        <summary
          onClick={(event) => {
            // React opens and closes it instead of the browser.
            event.preventDefault()
            folds.fold(path, !isOpen)
          }}
        >
          {line}
        </summary>
        <ul>
          {children.map((child, index) => (
            <Branch
              key={index}
              node={child}
              path={`${path}/${child.key}`}
              depth={depth + 1}
              folds={folds}
            />
          ))}
          {more > 0 && <li className="timeline-more">{`… ${more} more`}</li>}
        </ul>
      </details>
    </li>
  )
}
