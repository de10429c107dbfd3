import type { Algoliasearch } from 'algoliasearch'
import { indexSettings, type SearchRecord } from './records.ts'

/** The part of the service's client that is used; tests have their own. */
export type PushClient = Pick<Algoliasearch, 'replaceAllObjects' | 'setSettings' | 'waitForTask'>

/**
 * Replaces the settings of an index, then all of its records at once: the client uploads them to another index first,
 * so readers never search half of them. Rules and synonyms that were added on the service's own site are kept.
 * @throws the service's error; the records are then unchanged
 */
export async function pushRecords(
  client: PushClient,
  indexName: string,
  records: SearchRecord[],
): Promise<void> {
  const { taskID } = await client.setSettings({ indexName, indexSettings: { ...indexSettings } })
  await client.waitForTask({ indexName, taskID })
  await client.replaceAllObjects({ indexName, objects: records })
}
