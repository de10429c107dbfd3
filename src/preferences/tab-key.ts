export const tabKeyPrefix = 'docusaurus.tab.'

/** Where the choice of a group of tabs is stored. The kinds of code variants are such groups. */
export const tabKey = (group: string) => tabKeyPrefix + group
