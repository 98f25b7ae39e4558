import path from 'node:path'
import type { Indexer } from 'storybook/internal/types'
import { readStatus } from '../packages/ui-quality/status/status-file.ts'

/** Tags each story with its component's status (alpha, beta, stable), for the badges and the filter of the sidebar. */
export function withStatusTags(indexer: Indexer): Indexer {
  return {
    ...indexer,
    createIndex: async (fileName, options) => {
      const level = readStatus()[path.basename(fileName, '.stories.tsx')]?.level
      const entries = await indexer.createIndex(fileName, options)
      return level ? entries.map((entry) => ({ ...entry, tags: [...(entry.tags ?? []), level] })) : entries
    },
  }
}
