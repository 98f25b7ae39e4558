import { searchType } from '@chignon/contract/catalogue/search'
import type { Database } from '../../platform/db/client.ts'
import {
  lockSearchIndex,
  programIdsWith,
  queueDependents,
  refreshEntries,
  dequeueChanges,
} from './index-changes.queries.ts'

// Keeps the transaction below the statement timeout of 10 s: about 1 ms per change and language.
const batchSize = 200

/**
 * Applies all committed changes of the catalogue to the search index. A job: triggers queue a row per change, and only this
 * function writes to the index, one batch per transaction. A batch that fails stays queued.
 */
export async function updateSearchIndex(db: Database): Promise<void> {
  let changeCount = batchSize
  while (changeCount > 0) changeCount = await db.transaction(() => applyBatch(db))
}

async function applyBatch(db: Database): Promise<number> {
  // First: what a previous holder committed is visible to the statements after it.
  await lockSearchIndex(db())
  const changes = await dequeueChanges(db(), batchSize)
  const idsOf = (kind: string) => changes.filter((change) => change.kind === kind).map(({ id }) => id)
  const [categoryIds, educatorIds] = [idsOf('category'), idsOf('educator')]
  if (categoryIds.length + educatorIds.length > 0) await queueDependents(db(), categoryIds, educatorIds)
  // The texts of a program include the names of its courses.
  const programIds = new Set([...idsOf('program'), ...(await programIdsWith(db(), idsOf('course')))])
  for (const kind of searchType.options) {
    await refreshEntries(db(), kind, kind === 'program' ? [...programIds] : idsOf(kind))
  }
  return changes.length
}
