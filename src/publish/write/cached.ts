import { codeVersion } from '../../system/code-version.ts'
import { diskCache } from '../../system/disk-cache.ts'
import { hash } from '../../system/hash.ts'

/**
 * What `make` gives, from the disk cache when it was made before of the same inputs by the same code. Only the
 * last result of each name is kept.
 * @param inputs everything that the result depends on, besides the project's code and packages
 */
export async function cached<Value>(
  name: string,
  inputs: unknown[],
  make: () => Promise<Value>,
): Promise<Value> {
  const cache = diskCache<Value>('stages')
  const key = hash(await codeVersion(), JSON.stringify(inputs))
  return cache.remember(name, key, make)
}
