/** Failures of this machine, by the code of Node's error. Nobody can fix them in a page. */
const causes: { [code: string]: string } = {
  ENOSPC: 'There is no room left on the disk.',
  EDQUOT: 'There is no room left for this user on the disk.',
  EFBIG: 'A file is larger than this user may write.',
  EROFS:
    'The disk cannot be written. BUILD_CACHE names another folder of the project for the cache, --out one for the build.',
  ENOTDIR: 'A file is where a folder is expected.',
  EEXIST: 'A file is where a folder is expected.',
  EACCES: 'This user may not read or write there.',
  EPERM: 'This user may not do that there.',
  EIO: 'The disk does not answer as it should.',
  EMFILE: 'Too many files are open. `ulimit -n` says how many there may be.',
  ENFILE: 'Too many files are open on this machine.',
  ENOMEM: 'There is not enough memory.',
}

/**
 * Explains an error that comes from this machine, followed by Node's message; null for all other errors. Errors from
 * threads and bundlers have lost their code, but their message still contains it.
 */
export function machineError(error: unknown): string | null {
  const { code = '', message = '' } = (error ?? {}) as NodeJS.ErrnoException
  // In other calls, it means that the code has a mistake.
  if (code === 'EEXIST' && (error as NodeJS.ErrnoException).syscall !== 'mkdir') return null
  // Node reports this when the parent folder is on a read-only disk.
  const isFolder = /\bENOENT: [^\n]*, mkdir /.test(message)
  const named = isFolder ? 'EROFS' : causes[code] ? code : /\b(E[A-Z]{2,6}): /.exec(message)?.[1]
  const cause = named && causes[named]
  return cause ? `${cause}\n${message.split('\n')[0]}` : null
}
