import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Indexer } from 'storybook/internal/types'

const file = new URL('../packages/ui/status.json', import.meta.url)

/** How far each component is, as the last run of the tests found it. Nothing is said where none was run. */
export function readStatus(): Record<string, { level: string } | undefined> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}

/** Tags each story with its component's status, which the sidebar shows and filters by. */
export function withStatus(indexer: Indexer): Indexer {
  return {
    ...indexer,
    createIndex: async (fileName, options) => {
      const level = readStatus()[path.basename(fileName, '.stories.tsx')]?.level
      const entries = await indexer.createIndex(fileName, options)
      return level ? entries.map((entry) => ({ ...entry, tags: [...(entry.tags ?? []), level] })) : entries
    },
  }
}
