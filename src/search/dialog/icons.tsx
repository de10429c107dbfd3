import { externalPath, Icon, searchPath } from '../../browser/dom/icon.tsx'

/** Icons of hits and their buttons. They're decoration, next to a text or in a labeled control. */
const paths = {
  page: 'M7 3h7l4 4v14H7zM14 3v4h4M10 12h5M10 16h5',
  heading: 'M10 4 8 20M16 4l-2 16M5 9h15M4 15h15',
  text: 'M5 6h14M5 11h14M5 16h9',
  external: externalPath,
  recent: 'M12 4a8 8 0 1 0 8 8M12 8v4l3 2M12 4h6M18 4v5',
  favorite: 'm12 4 2.5 5.2 5.5.8-4 4 1 5.6-5-2.7-5 2.7 1-5.6-4-4 5.5-.8z',
  remove: 'm7 7 10 10M17 7 7 17',
  enter: 'M18 6v5a3 3 0 0 1-3 3H6m4-4-4 4 4 4',
  search: searchPath,
}

/** One of these icons. */
export function SearchResultIcon({ name }: { name: keyof typeof paths }) {
  return <Icon className="search-icon" path={paths[name]} />
}
