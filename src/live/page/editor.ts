import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { tsxLanguage, typescriptLanguage } from '@codemirror/lang-javascript'
import {
  bracketMatching,
  HighlightStyle,
  indentOnInput,
  indentUnit,
  syntaxHighlighting,
} from '@codemirror/language'
import { EditorState, RangeSetBuilder, StateEffect, StateField } from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView, keymap, WidgetType } from '@codemirror/view'
import { tags } from '@lezer/highlight'
import type { LineResult } from './line-results.ts'

export type EditorFile = { path: string; code: string; isReadOnly?: boolean }

export type Editor = {
  open(path: string): void
  code(path: string): string
  /** Updates files that were added, renamed or deleted. The others keep their undo history. */
  setFiles(files: EditorFile[]): void
  /** Shows values beside lines of a file, by line number. */
  showResults(path: string, results: Map<number, LineResult>): void
  focus(): void
  end(): void
}

/**
 * An editor for the files of a sample. It's in a shadow root, because it creates style sheets, which the policy of
 * pages only allows there. Each file has its own undo history.
 */
export function createEditor(
  host: HTMLElement,
  initialFiles: EditorFile[],
  onChange: (path: string) => void,
): Editor {
  const root = host.attachShadow({ mode: 'open' })
  let files = byPath(initialFiles)
  const states = new Map<string, EditorState>()
  let shown = initialFiles[0]?.path ?? ''

  /** Created on demand, because parsing each file takes time. */
  function stateAt(path: string): EditorState | undefined {
    const file = files.get(path)
    if (file && !states.has(path)) states.set(path, createState(file))
    return states.get(path)
  }

  const view = new EditorView({
    root,
    parent: root,
    state: stateAt(shown) as EditorState,
    dispatchTransactions(transactions, view) {
      view.update(transactions)
      states.set(shown, view.state)
      if (transactions.some(({ docChanged }) => docChanged)) onChange(shown)
    },
  })

  return {
    open(path) {
      const state = stateAt(path)
      if (!state || path === shown) return
      shown = path
      view.setState(state)
    },
    code: (path) => states.get(path)?.doc.toString() ?? files.get(path)?.code ?? '',
    setFiles(next) {
      files = byPath(next)
      for (const path of states.keys()) if (!files.has(path)) states.delete(path)
    },
    showResults(path, results) {
      const state = stateAt(path)
      if (!state) return
      const effects = setResults.of(results)
      if (path === shown) view.dispatch({ effects })
      else states.set(path, state.update({ effects }).state)
    },
    focus: () => view.focus(),
    end: () => view.destroy(),
  }
}

const byPath = (files: EditorFile[]) => new Map(files.map((file) => [file.path, file]))

function createState({ path, code, isReadOnly = false }: EditorFile): EditorState {
  return EditorState.create({
    doc: code,
    extensions: [
      history(),
      // Tab isn't bound, so it leaves the editor as usual.
      keymap.of([...defaultKeymap, ...historyKeymap]),
      EditorState.readOnly.of(isReadOnly),
      indentUnit.of('  '),
      indentOnInput(),
      bracketMatching(),
      // Not `javascript()`, which includes completions.
      /\.[mc]?ts$/.test(path) ? typescriptLanguage : tsxLanguage,
      syntaxHighlighting(colors),
      resultsField,
      theme,
      EditorView.contentAttributes.of({
        'aria-label': isReadOnly
          ? `${path}, read only`
          : `${path}, editable. Tab leaves the editor.`,
        // Makes the scrollable element around it count as reachable by keyboard.
        tabindex: '0',
        spellcheck: 'false',
        autocorrect: 'off',
        autocapitalize: 'off',
      }),
    ],
  })
}

const colors = HighlightStyle.define([
  {
    tag: [
      tags.standard(tags.tagName),
      tags.keyword,
      tags.modifier,
      tags.operatorKeyword,
      tags.self,
      tags.null,
      tags.bool,
    ],
    color: 'var(--code-keyword)',
  },
  { tag: [tags.string, tags.special(tags.string), tags.regexp], color: 'var(--code-string)' },
  { tag: tags.number, color: 'var(--code-number)' },
  {
    tag: [tags.function(tags.variableName), tags.function(tags.propertyName)],
    color: 'var(--code-function)',
  },
  { tag: [tags.typeName, tags.className, tags.tagName], color: 'var(--code-type)' },
  { tag: [tags.propertyName, tags.attributeName], color: 'var(--code-property)' },
  { tag: [tags.punctuation, tags.operator, tags.bracket], color: 'var(--code-punctuation)' },
  { tag: tags.comment, color: 'var(--code-comment)', fontStyle: 'italic' },
])

const theme = EditorView.theme({
  '&': {
    maxHeight: 'var(--editor-max-height)',
    color: 'var(--code-text)',
    backgroundColor: 'var(--code-surface)',
  },
  '&.cm-focused': { outline: '1px solid var(--focus)', outlineOffset: '-1px' },
  '.cm-scroller': {
    overflow: 'auto',
    fontFamily: 'var(--font-code)',
    fontSize: 'var(--size-code)',
    lineHeight: 'var(--leading-code)',
  },
  '.cm-content': { padding: 'var(--space-3) 0', caretColor: 'var(--accent)' },
  '.cm-line': { padding: '0 var(--space-4)' },
  '&.cm-focused .cm-matchingBracket': { backgroundColor: 'var(--accent-soft)' },
  '.cm-value': {
    marginInlineStart: '1rem',
    padding: '0.0625rem 0.375rem',
    borderRadius: 'var(--radius-s)',
    backgroundColor: 'var(--tip-soft)',
    color: 'var(--tip-ink)',
    fontSize: 'var(--size-xs)',
    whiteSpace: 'pre',
    userSelect: 'none',
  },
  '.cm-value[data-kind=printed]': { backgroundColor: 'var(--info-soft)', color: 'var(--info-ink)' },
  '.cm-value[data-kind=other], .cm-value[data-kind=error]': {
    backgroundColor: 'var(--danger-soft)',
    color: 'var(--danger-ink)',
  },
})

const signs = { same: '✓', other: '≠', printed: '›', error: '!' }

class ResultWidget extends WidgetType {
  readonly result: LineResult

  constructor(result: LineResult) {
    super()
    this.result = result
  }

  override eq({ result }: ResultWidget): boolean {
    return result.kind === this.result.kind && result.text === this.result.text
  }

  override toDOM(): HTMLElement {
    const { kind, text } = this.result
    const value = document.createElement('span')
    value.className = 'cm-value'
    value.dataset.kind = kind
    value.ariaHidden = 'true'
    value.textContent = `${signs[kind]} ${text.slice(0, 120)}`.trim()
    return value
  }
}

const setResults = StateEffect.define<Map<number, LineResult>>()

/** Values move with their lines while the reader types, until the next run. */
const resultsField = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(decorations, { changes, effects, state }) {
    let next = decorations.map(changes)
    for (const effect of effects) {
      if (!effect.is(setResults)) continue
      const builder = new RangeSetBuilder<Decoration>()
      for (const [line, result] of [...effect.value].sort(([a], [b]) => a - b)) {
        if (line < 1 || line > state.doc.lines) continue
        const { to } = state.doc.line(line)
        builder.add(to, to, Decoration.widget({ widget: new ResultWidget(result), side: 1 }))
      }
      next = builder.finish()
    }
    return next
  },
  provide: (field) => EditorView.decorations.from(field),
})
