import { claims } from '../../support/claims.ts'

/** What happens to code once it's in an app: the situations that a recipe is tried in. */
export type Situation =
  | 'twice'
  | 'two at once, in the other order'
  | 'another argument meanwhile'
  | 'failure, success, retry'
  | 'left in the middle'
  | 'StrictMode'
  | 'on a server'
  | 'preloaded or rehydrated'
  | 'other modes'
  | 'another server'
  | 'malformed answer'
  | 'empty and large'
  | 'other tools'
  | 'JavaScript'

type Proofs = { [whatHappens: string]: () => void | Promise<void> }

/**
 * Tries a recipe, which is code that readers take into an app as a whole, in the situations that apply to it.
 * @param place page and heading: `rtk-query/usage/authentication#renew-once`
 * @param name what the recipe is for
 * @param situations what happens in each of them, with the proof, which runs the page's own code
 */
export function recipe(
  place: string,
  name: string,
  situations: { [Name in Situation]?: Proofs },
): void {
  const proofs = Object.entries(situations).flatMap(([situation, found]) =>
    Object.entries(found).map(([what, proof]) => [`${name} · ${situation}: ${what}`, proof]),
  )
  claims(place, Object.fromEntries(proofs))
}
