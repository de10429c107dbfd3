/** Names in local storage, where readers' browsers hold them: they stay. */
export const announcementDismissalKey = 'docusaurus.announcement.dismiss'
export const announcementIdKey = 'docusaurus.announcement.id'

export const tabKeyPrefix = 'docusaurus.tab.'

/** Where the choice of a group of tabs is stored. The kinds of code variants are such groups. */
export const tabKey = (group: string) => tabKeyPrefix + group

export const sidebarKeyPrefix = 'docs.sidebar.'

/** Where it's stored that a category of the sidebar is open. */
export const sidebarKey = (label: string) => sidebarKeyPrefix + label
