/**
 * The items of the behaviour contract, by area. Tests carry the ids of the items they prove in their
 * names, so that what is proven can be read from the list of tests.
 */

/** Area → how many items it has, numbered from 1. */
const areas = {
  /** Routes and matching */
  A: 20,
  /** Page loading */
  B: 14,
  /** Prefetch */
  C: 10,
  /** Progress bar */
  D: 5,
  /** Crash page */
  E: 6,
  /** Scroll, hash, focus, announcements */
  F: 17,
  /** Navbar and mobile menu */
  G: 21,
  /** Dropdowns and collapsing */
  H: 11,
  /** Colour mode */
  I: 15,
  /** Announcement bar */
  J: 10,
  /** Docs version preference */
  K: 5,
  /** Tabs */
  L: 9,
  /** Docs sidebar */
  M: 12,
  /** Table of contents */
  N: 9,
  /** Breadcrumbs, previous/next, page foot */
  O: 6,
  /** Content parts */
  P: 14,
  /** Search button and modal */
  Q: 30,
  /** Hosted search request */
  R: 12,
  /** Search page */
  S: 15,
  /** Analytics */
  T: 8,
  /** Base-URL banner */
  U: 5,
  /** Footer */
  V: 3,
  /** Head */
  W: 8,
  /** Print, no JavaScript, storage */
  X: 9,
  /** Build and configuration */
  Y: 3,
} as const

/** All item ids: `A1` … `Y3`. */
export const contractItems: string[] = Object.entries(areas).flatMap(([area, count]) =>
  Array.from({ length: count }, (_, index) => `${area}${index + 1}`),
)
