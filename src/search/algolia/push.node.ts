import type { Algoliasearch } from 'algoliasearch'
import { indexSettings, type SearchRecord } from './records.ts'

/** The part of the service's client that is used here; tests bring their own. */
export type PushClient = Pick<
  Algoliasearch,
  'chunkedBatch' | 'indexExists' | 'operationIndex' | 'setSettings' | 'waitForTask'
>

const batchSize = 500
const attempts = 3

/**
 * Puts records in the place of an index: they are uploaded beside it, with their settings, and moved
 * over it when all are there, so that readers never search half of them. Rules and synonyms that
 * were made on the service's own site are kept.
 * @throws what the service answers, after three attempts; the index is then as it was
 */
export async function pushRecords(
  client: PushClient,
  indexName: string,
  records: SearchRecord[],
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  const staging = `${indexName}_next`
  const wait = (index: string, { taskID }: { taskID: number }) =>
    client.waitForTask({ indexName: index, taskID })

  const settings = await retry(() =>
    client.setSettings({ indexName: staging, indexSettings: { ...indexSettings } }),
  )
  await wait(staging, settings)
  if (await client.indexExists({ indexName })) {
    const operationIndexParams = {
      operation: 'copy' as const,
      destination: staging,
      scope: ['rules' as const, 'synonyms' as const],
    }
    await wait(indexName, await client.operationIndex({ indexName, operationIndexParams }))
  }
  for (let start = 0; start < records.length; start += batchSize) {
    const objects = records.slice(start, start + batchSize)
    await retry(() =>
      client.chunkedBatch({ indexName: staging, objects, action: 'addObject', waitForTasks: true }),
    )
    onProgress(start + objects.length, records.length)
  }
  const operationIndexParams = { operation: 'move' as const, destination: indexName }
  await wait(staging, await client.operationIndex({ indexName: staging, operationIndexParams }))
}

async function retry<Result>(action: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await action()
    } catch (error) {
      if (attempt === attempts) throw error
      await new Promise((resolve) => setTimeout(resolve, 500 * attempt))
    }
  }
}
