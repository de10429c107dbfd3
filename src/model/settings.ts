/** What content/site.ts exports, value by value. Types only. docs/another-site.md tells how to start anew. */
export type SiteConfig = {
  title: string
  tagline: string
  description: string
  /** Origin of the published site, without a path or trailing slash. */
  origin: string
  /** Path the site is served under, with a slash at both ends. */
  basePath: string
  locale: { code: string; label: string; direction: 'ltr' | 'rtl'; calendar: string }
  /** The navbar leaves the screen on the way down a page, and comes back on the way up. */
  hideNavbarOnScroll: boolean
  navbar: NavbarItem[]
  /** The sign beside the title: paths in a square of 24 units, one rendered as lines, one filled. */
  brandMark: { lines: string; filled: string }
  colorMode: {
    /** With nothing stored: follow the system's colour mode, or be light. */
    followSystem: boolean
  }
  announcement: Announcement | null
  footer: { groups: LinkGroup[]; copyright: string }
  versions: { name: string; label: string; path: string; mainDoc: string }[]
  /** `local` keeps the preferred docs version in local storage, `none` touches no storage. */
  versionPersistence: 'local' | 'none'
  /** Where `Edit this page` leads: this followed by the page's source path. Null leaves the link out. */
  editBase: string | null
  /** Where readers say what search did not find; `{query}` is what they searched. Null: nowhere. */
  searchFeedback: string | null
  /** What the site's own search puts before and behind what. */
  searchRanking: SearchRanking
  /** Ways to the pages for readers whose browser runs no script, on the search page. */
  entrances: (SiteLink & { note?: string })[]
  /** Who counts page views. Null: nothing is counted or loaded. */
  analytics: AnalyticsProvider | null
  /**
   * Browsers keep the pages that readers open, and readers can save all of them. When it is turned
   * off, the browsers that have kept something are told to forget it.
   */
  offline: boolean
  /** Titles and descriptions of the pages that are not Markdown. */
  pages: { [kind in 'home' | 'search' | 'offline']: PageTexts }
  /** Of the page shown at every address where nothing is. */
  notFound: PageTexts
  /** Of the page shown without a connection where a page is that the browser has not kept. */
  notSaved: PageTexts
}

export type PageTexts = { title: string; description: string }

export type SearchRanking = {
  /** Pages whose route starts with this explain the names of code. */
  referenceFolder: string
  /** Start of a route → weight of the pages there, where 1 is that of all others. The first that fits counts. */
  weights: [start: string, weight: number][]
}

/** Google's tag with its id of this site, or an address that a small JSON text is posted to. */
export type AnalyticsProvider = { name: 'gtag'; id: string } | { name: 'beacon'; url: string }

export type SiteLink = { label: string; to: string }

export type NavbarItem = SiteLink & {
  /** The item is marked as current on every page whose path starts with this. Null: never. */
  activeBase: string | null
}

export type LinkGroup = { title: string; links: SiteLink[] }

/** `content` is plain text with at most one link, written `[words](address)`. */
export type Announcement = { id: string; content: string; isCloseable: boolean }

/** The sidebar as written in content/sidebar.ts: page ids and categories of them. */
export type SidebarSource = (string | SidebarSourceCategory)[]

export type SidebarSourceCategory = { label: string; isOpen?: boolean; items: SidebarSource }

/**
 * A redirect from an old path to a present address. `from` may end in `/*`; `to` may then hold
 * `*`, which stands for the rest. `to` may carry a fragment.
 */
export type Redirect = { from: string; to: string }

/** A package whose names the pages use; content/packages.ts lists them. */
export type DocumentedPackage = {
  /** As it is imported. */
  name: string
  /** Where its documentation stands. Null: here. */
  site: string | null
  /** Page below `site` for all names that have none of their own. */
  otherwise: string
  /** Names with a page of their own → its path below `site`. */
  pages: { [name: string]: string }
}

/** What content/spelling.ts says of names. */
export type SpellingRules = {
  /** Names that text writes in one way, capitals, spaces and hyphens included. */
  names: string[]
  /** Words in inline code that are like the name of an export, and are right. */
  accepted: string[]
}
