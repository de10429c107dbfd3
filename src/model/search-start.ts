/** Where the search dialog leads before anything is typed. */
export type SearchStart = { places: SuggestedLink[]; actions: SuggestedLink[] }

/** A page or a tool of the site, with a few words on what it's for. */
export type SuggestedLink = { label: string; to: string; note: string }
