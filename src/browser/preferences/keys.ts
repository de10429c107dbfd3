/** Names in local storage. They can't change, because readers' browsers have stored values under them. */
export const announcementDismissalKey = 'docusaurus.announcement.dismiss'
export const announcementIdKey = 'docusaurus.announcement.id'

export const tabKeyPrefix = 'docusaurus.tab.'

/** The key for the choice of a group of tabs. The kinds of code variants are such groups. */
export const tabKey = (group: string) => tabKeyPrefix + group

export const sidebarKeyPrefix = 'docs.sidebar.'

/** The key for an open category of the sidebar. */
export const sidebarKey = (label: string) => sidebarKeyPrefix + label
