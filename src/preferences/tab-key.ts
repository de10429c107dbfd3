export const tabKeyPrefix = 'docusaurus.tab.'

/** Where the choice of a group of tabs is stored. The forms of code samples are such groups. */
export const tabKey = (group: string) => tabKeyPrefix + group
