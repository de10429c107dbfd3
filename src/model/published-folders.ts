/** Folders of a build whose file names hold a hash of the content: what they name never changes. */
export const hashedFolders = ['assets', '_pages', '_images', '_live']

/** Where the frame is that runs samples. */
export const frameFolder = '_sandbox'

/** Applications of the tutorials that readers can try, and their archives. */
export const demosFolder = 'examples'

/** Folders of a build that hold nothing but what the build writes: neither pages nor public files may be there. */
export const publishedFolders = [...hashedFolders, frameFolder, demosFolder]
