import type { Algoliasearch } from 'algoliasearch'
import { indexSettings, type SearchRecord } from './records.ts'

/** The part of the service's client that is used here; tests bring their own. */
export type PushClient = Pick<Algoliasearch, 'replaceAllObjects' | 'setSettings' | 'waitForTask'>

/**
 * Replaces the settings of an index, then all its records at once: the client uploads them to an index of its own
 * first, so readers never search half of them. Rules and synonyms that were made on the service's own site are kept.
 * @throws what the service answers; the records are then as they were
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
