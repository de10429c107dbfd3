import { useEffect, useRef, useState } from 'react'
import { priorityNames } from './priority-names.ts'
import './rule.css'

const choices = { all: 'All rules', ...priorityNames }

/**
 * Leaves the rules of one priority. The style sheet does the hiding; all rules are there without
 * it, so the choice keeps its place but stays invisible until it works.
 */
export function RuleFilter() {
  const form = useRef<HTMLFormElement>(null)
  const [isReady, setIsReady] = useState(false)

  useEffect(() => {
    // A link to a rule that is filtered out would lead nowhere.
    function showAll({ target }: Event) {
      if (target instanceof Element && target.getClientRects().length === 0) form.current?.reset()
    }
    setIsReady(true)
    document.addEventListener('reveal', showAll)
    return () => document.removeEventListener('reveal', showAll)
  }, [])

  return (
    <form
      ref={form}
      className="rule-filter"
      autoComplete="off"
      data-ready={isReady || undefined}
      onSubmit={(event) => event.preventDefault()}
    >
      <fieldset>
        <legend>Show</legend>
        {Object.entries(choices).map(([value, name]) => (
          <label key={value}>
            <input type="radio" name="priority" value={value} defaultChecked={value === 'all'} />
            {name}
          </label>
        ))}
      </fieldset>
    </form>
  )
}
