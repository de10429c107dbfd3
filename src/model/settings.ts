import { z } from 'zod'

/**
 * What the TypeScript and JSON files of a content folder say: one strict schema, and its types. Nothing is built before
 * all settings are valid. A description says what is expected, as the end of a sentence that begins with "Expected".
 * Browsers import types of this file, never its values.
 */

const text = z.string().regex(/\S/)
const address = z.string().regex(/^(\/(?!\/)|https?:\/\/|mailto:)\S*$/)
const webAddress = z.string().regex(/^https?:\/\/\S+$/)
const svgPath = z.string().regex(/^[MmLlHhVvCcSsQqTtAaZz\d\s.,eE+-]*$/)

/** A path with a slash at both ends. */
export const basePathPattern = /^\/([\w.~-]+\/)*$/

const link = z
  .strictObject({
    label: text.describe('the words of the link'),
    to: address.describe('a path of the site such as /faq, or a whole address'),
  })
  .describe('a link: `{ label, to }`')

const navbarItem = z
  .strictObject({
    ...link.shape,
    /** The item is marked as current on every page whose path starts with one of these. */
    activeBases: z
      .array(
        z
          .string()
          .regex(/^\/([a-z\d.~_-]+\/)*$/)
          .describe('the start of a path in lower case, from / to /, such as /usage/'),
      )
      .describe('a list of the starts of paths on which the item is marked as current'),
  })
  .describe('an item: `{ label, to, activeBases }`')

const linkGroup = z
  .strictObject({
    title: text.describe('the title of the group'),
    links: z.array(link).describe('the links of the group'),
  })
  .describe('a group: `{ title, links }`')

const announcement = z
  .strictObject({
    /** Readers who closed the announcement with this id do not see it again. */
    id: text.describe('a name that changes with the announcement'),
    /** Plain text with at most one link, written `[words](address)`. */
    content: text.describe('plain text with at most one link, written `[words](address)`'),
    isCloseable: z.boolean().describe('true or false: whether readers may close it'),
  })
  .describe('the announcement above all pages, or null')

const pageTexts = (page: string) =>
  z
    .strictObject({
      title: z.string().describe(`the title of ${page}`),
      description: text.describe(`a sentence or two on ${page}, for search results`),
    })
    .describe(`\`{ title, description }\` of ${page}`)

const searchRanking = z
  .strictObject({
    /** Pages whose route starts with one of these explain the names of code. */
    referenceFolders: z
      .array(z.string().startsWith('/').describe('the start of a route'))
      .describe('a list of starts of the routes of the reference, which may be empty'),
    /** Start of a route → weight of the pages there, where 1 is that of all others. The first that fits counts. */
    weights: z
      .array(
        z
          .tuple([
            z.string().startsWith('/').describe('the start of a route'),
            z.number().positive().describe('a weight, where 1 is that of all other pages'),
          ])
          .describe('`[start of a route, weight]`'),
      )
      .describe('a list of `[start of a route, weight]`, which may be empty'),
  })
  .describe('what search puts before and behind what: `{ referenceFolders, weights }`')

/** Google's tag with its id of this site, or an address that a small JSON text is posted to. */
const analytics = z
  .discriminatedUnion('name', [
    z.strictObject({
      name: z.literal('gtag'),
      id: text.describe('the id that Google gave the site'),
    }),
    z.strictObject({
      name: z.literal('beacon'),
      url: webAddress.describe('the address that page views are posted to'),
    }),
  ])
  .describe("`{ name: 'gtag', id }`, `{ name: 'beacon', url }`, or null to count nothing")

/** The exports of site.ts. docs/another-site.md tells how to start another site. */
const site = z
  .strictObject({
    title: text.describe('the name of the site'),
    tagline: text.describe('what the site is about, in a few words'),
    description: text.describe('a sentence or two on the site, for search results'),
    /** Origin of the published site, without a path or trailing slash. */
    origin: z
      .string()
      .regex(/^https?:\/\/[^/\s]+$/)
      .describe('the origin of the published site, such as https://example.org, without a path'),
    /** Path the site is served under, with a slash at both ends. */
    basePath: z
      .string()
      .regex(basePathPattern)
      .describe('the path that the site is served under, with a slash at both ends'),
    locale: z
      .strictObject({
        code: z
          .string()
          .regex(/^[a-z]{2,3}(-[a-z\d]+)*$/i)
          .describe('the code of the language, such as en'),
        label: text.describe('the name of the language'),
        direction: z.enum(['ltr', 'rtl']).describe('the direction of writing: ltr or rtl'),
        calendar: text.describe('the calendar of dates, such as gregory'),
      })
      .describe('the language of the site: `{ code, label, direction, calendar }`'),
    /** The navbar leaves the screen on the way down a page, and comes back on the way up. */
    hideNavbarOnScroll: z
      .boolean()
      .describe('true or false: whether the navbar leaves the screen on the way down a page'),
    navbar: z.array(navbarItem).describe('the items of the navbar'),
    /** The sign beside the title: paths in a square of 24 units, one rendered as lines, one filled. */
    brandMark: z
      .strictObject({
        lines: svgPath.describe('an SVG path that is rendered as lines'),
        filled: svgPath.describe('an SVG path that is filled'),
      })
      .describe('the sign beside the title: `{ lines, filled }`'),
    colorMode: z
      .strictObject({
        /** With nothing stored: follow the system's color mode, or be light. */
        followSystem: z
          .boolean()
          .describe("true or false: whether the site begins in the system's color mode"),
      })
      .describe('`{ followSystem }`'),
    announcement: announcement.nullable(),
    footer: z
      .strictObject({
        groups: z.array(linkGroup).describe('the groups of links'),
        copyright: text.describe('the line below the links'),
      })
      .describe('the footer: `{ groups, copyright }`'),
    versions: z
      .array(
        z
          .strictObject({
            name: text.describe('the name of the version, such as current'),
            label: text.describe('what readers see of the version'),
            path: z.string().startsWith('/').describe('the path that the version begins with'),
            mainDoc: text.describe('the id of the page that the version begins with'),
          })
          .describe('a version: `{ name, label, path, mainDoc }`'),
      )
      .min(1)
      .describe('the versions of the documentation'),
    /** `local` keeps the preferred docs version in local storage, `none` touches no storage. */
    versionPersistence: z
      .enum(['local', 'none'])
      .describe('where the preferred version is kept: local for local storage, or none'),
    /** Where `Edit this page` leads: this followed by the page's source path. Null leaves the link out. */
    editBase: webAddress
      .describe('the address that is followed by the path of a page to edit it, or null')
      .nullable(),
    /** Where readers say what search did not find; `{query}` is what they searched. Null: nowhere. */
    searchFeedback: z
      .string()
      .regex(/^(https?:\/\/|mailto:)/)
      .describe('the address where readers say what search did not find, or null')
      .nullable(),
    /** What the site's own search puts before and behind what. */
    searchRanking,
    /** Ways to the pages for readers whose browser runs no script, on the search page. */
    entrances: z
      .array(
        z
          .strictObject({
            ...link.shape,
            note: text.describe('a few words behind the link').exactOptional(),
          })
          .describe('a link: `{ label, to }`, with a `note` where it needs one'),
      )
      .describe('links to the main pages, for readers whose browser runs no script'),
    /** Who counts page views. Null: nothing is counted or loaded. */
    analytics: analytics.nullable(),
    /**
     * Browsers keep the pages that readers open, and readers can save all of them. When it is turned
     * off, the browsers that have kept something are told to forget it.
     */
    offline: z.boolean().describe('true or false: whether pages can be read offline'),
    /** The page with the directive `playground`, where live samples can be opened. Null leaves their button out. */
    playground: z
      .string()
      .regex(/^\/[^?#]*$/)
      .describe('the route of the page with the playground, or null')
      .nullable(),
    /** Titles and descriptions of the pages that are not Markdown. */
    pages: z
      .strictObject({
        home: pageTexts('the start page'),
        search: pageTexts('the search page'),
        offline: pageTexts('the page on reading offline'),
      })
      .describe('the texts of the pages that are not Markdown: `{ home, search, offline }`'),
    /** Of the page shown at every address where nothing is. */
    notFound: pageTexts('the page shown where no page is'),
    /** Of the page shown without a connection where a page is that the browser has not kept. */
    notSaved: pageTexts('the page shown offline where a page has not been kept'),
  })
  .describe('the settings of the site')

export type SiteConfig = z.infer<typeof site>
export type PageTexts = SiteConfig['notFound']
export type SearchRanking = z.infer<typeof searchRanking>
export type AnalyticsProvider = z.infer<typeof analytics>
export type SiteLink = z.infer<typeof link>
export type NavbarItem = z.infer<typeof navbarItem>
export type Announcement = z.infer<typeof announcement>

/** The sidebar as written in content/sidebar.ts: page ids and categories of them. */
export type SidebarSource = (string | SidebarSourceCategory)[]

type SidebarSourceCategory = { label: string; isOpen?: boolean; items: SidebarSource }

const pageId = text.describe('the id of a page, such as faq/actions')

const category: z.ZodType<SidebarSourceCategory> = z
  .strictObject({
    label: text.describe('what readers see of the category'),
    isOpen: z.boolean().describe('true or false').exactOptional(),
    get items() {
      return sidebar
    },
  })
  .describe('a category: `{ label, items }`, with `isOpen` where it begins open')

const sidebar: z.ZodType<SidebarSource> = z
  .array(z.union([pageId, category]).describe('the id of a page, or `{ label, items }`'))
  .describe('a list of page ids and of categories: `{ label, items }`')

const redirect = z
  .strictObject({
    from: z
      .string()
      .regex(/^\/[^*?#]*$|^\/([^*?#]*\/)?\*$/)
      .describe('an old path, which may end in `/*`'),
    to: z
      .string()
      .regex(/^\/[^?]*$/)
      .describe(
        'a path of the site, which may hold `*` for the rest of an old path, or a fragment',
      ),
  })
  .describe('a redirect: `{ from, to }`')

/**
 * A redirect from an old path to a present address. `from` may end in `/*`; `to` may then hold
 * `*`, which stands for the rest. `to` may carry a fragment.
 */
export type Redirect = z.infer<typeof redirect>

const documentedPackage = z
  .strictObject({
    /** As it is imported. */
    name: text.describe('the name of the package, as it is imported'),
    /** Where its documentation stands. Null: here. */
    site: webAddress.describe('the address of its documentation, or null for this site').nullable(),
    /** Page below `site` for all names that have none of their own. */
    otherwise: z.string().describe('the path below `site` for names without a page of their own'),
    /** Names with a page of their own → its path below `site`. */
    pages: z
      .record(z.string(), z.string().describe('a path below `site`'))
      .describe('a map from names to paths below `site`, which may be empty'),
  })
  .describe('a package: `{ name, site, otherwise, pages }`')

/** A package whose names the pages use; content/packages.ts lists them. */
export type DocumentedPackage = z.infer<typeof documentedPackage>

const spelling = z
  .strictObject({
    /** Names that text writes in one way, capitals, spaces and hyphens included. */
    names: z.array(text.describe('a name')).describe('names that text writes in one way'),
    /** Words in inline code that are like the name of an export, and are right. */
    accepted: z
      .array(text.describe('a word'))
      .describe('words in inline code that are right, though they are like the name of an export'),
    /** The beginning of words in another English → its beginning in the English of the pages. */
    words: z
      .record(z.string(), text.describe('the beginning of a word'))
      .default({})
      .describe('a map from the beginnings of words to those that the pages use'),
  })
  .describe('`{ names, accepted, words }`')

/** What content/spelling.ts says of names. */
export type SpellingRules = z.input<typeof spelling>

const searchSynonyms = z.strictObject({
  /** Short forms that are never meant otherwise → what pages call it. */
  abbreviations: z
    .record(z.string(), text.describe('the words that pages use'))
    .describe('a map from short forms to the words that pages use'),
  /** What readers type, a word or several → the words that the pages use for it. */
  synonyms: z
    .array(
      z
        .tuple([text.describe('what readers type'), text.describe('the words that pages use')])
        .describe('`[what readers type, the words that pages use]`'),
    )
    .describe('a list of `[what readers type, the words that pages use]`'),
})

/** What content/search-synonyms.ts exports: it helps the local search engine. */
export type SearchSynonyms = z.infer<typeof searchSynonyms>

const publishedIds = z
  .record(
    z.string(),
    z.array(z.string().describe('a heading id')).describe('a list of heading ids'),
  )
  .describe('a map from page ids to lists of heading ids; restore it from git')

/**
 * Page id → ids of its headings that readers may have linked to. Kept in content/published-ids.json,
 * which grows with `npm run check:content -- --fix` and from which nothing is taken away.
 */
export type PublishedIds = z.infer<typeof publishedIds>

/** The files of a content folder that hold settings: of a module its exports, of JSON its value. */
export const settingsFiles = {
  'site.ts': site,
  'sidebar.ts': z.strictObject({ sidebar }).describe('the page ids of the sidebar'),
  'redirects.ts': z
    .strictObject({
      redirects: z.array(redirect).describe('a list of redirects, which may be empty'),
    })
    .describe('old addresses and where they lead now'),
  'packages.ts': z
    .strictObject({ packages: z.array(documentedPackage).describe('a list of packages') })
    .describe('the packages whose names the pages use'),
  'spelling.ts': z.strictObject({ spelling }).describe('names that text writes in one way'),
  'search-synonyms.ts': searchSynonyms.describe('what readers call what pages say'),
  'published-ids.json': publishedIds,
}

/** The settings of a site that leaves these optional files out. */
export const withoutFile = {
  'packages.ts': { packages: [] },
  'spelling.ts': { spelling: { names: [], accepted: [] } },
  'search-synonyms.ts': { abbreviations: {}, synonyms: [] },
  'published-ids.json': {},
}

/** All that a content folder's settings say. */
export type Settings = {
  site: SiteConfig
  sidebar: SidebarSource
  redirects: Redirect[]
  packages: DocumentedPackage[]
  spelling: SpellingRules
  searchSynonyms: SearchSynonyms
  publishedIds: PublishedIds
}
