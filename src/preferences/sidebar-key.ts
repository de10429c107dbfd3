export const sidebarKeyPrefix = 'docs.sidebar.'

/** Where it's stored that a category of the sidebar is open. */
export const sidebarKey = (label: string) => sidebarKeyPrefix + label
