import { useEffect, useRef } from 'react'
import { priorityNames } from './priority-names.ts'

const choices = { all: 'All rules', ...priorityNames }

/** Shows only the rules of one priority. The style sheet hides the others. */
export function RuleFilter() {
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    // Shows the target of a link, if it's filtered out.
    function showAll({ target }: Event) {
      if (target instanceof Element && target.getClientRects().length === 0) form.current?.reset()
    }
    document.addEventListener('reveal', showAll)
    return () => document.removeEventListener('reveal', showAll)
  }, [])

  return (
    <form
      ref={form}
      className="rule-filter"
      autoComplete="off"
      onSubmit={(event) => event.preventDefault()}
    >
      <fieldset>
        <legend>Show</legend>
        {Object.entries(choices).map(([value, name]) => (
          <label key={value} className="chip">
            <input type="radio" name="priority" value={value} defaultChecked={value === 'all'} />
            {name}
          </label>
        ))}
      </fieldset>
    </form>
  )
}
