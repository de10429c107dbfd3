import type { Sighting } from './types'

type SightingText = Pick<Sighting, 'species' | 'place' | 'notes'>

/** The inputs of a form about a sighting, filled with `values` if given. */
export function SightingFields({ values }: { values?: SightingText }) {
  return (
    <>
      <label>
        Species
        <input name="species" required defaultValue={values?.species} />
      </label>
      <label>
        Place
        <input name="place" required defaultValue={values?.place} />
      </label>
      <label>
        Notes
        <textarea name="notes" defaultValue={values?.notes} />
      </label>
    </>
  )
}

/** Reads what was entered in these inputs. */
export function readSightingFields(form: HTMLFormElement): SightingText {
  const values = new FormData(form)
  return {
    species: String(values.get('species')),
    place: String(values.get('place')),
    notes: String(values.get('notes')),
  }
}
