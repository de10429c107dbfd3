/** Folders of a build whose files have a hash of their content in the name, so they never change. */
export const hashedFolders = ['assets', '_pages', '_images', '_live']

/** The folder of the frame that runs samples. */
export const frameFolder = '_sandbox'

/** Applications of the tutorials that readers can try, and their archives. */
export const demosFolder = 'examples'

/** Folders of a build that are only for what the build writes: no pages and no public files. */
export const publishedFolders = [...hashedFolders, frameFolder, demosFolder]
