/** What content/site.ts exports. Types only. */
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
  /** Id of the site with the provider that counts page views. Null: nothing is counted or loaded. */
  trackingId: string | null
  /** Titles and descriptions of the pages that are not Markdown. */
  pages: { [kind in 'home' | 'search']: PageTexts }
  /** Of the page shown at every address where nothing is. */
  notFound: PageTexts
}

export type PageTexts = { title: string; description: string }

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
