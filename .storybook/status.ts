import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { logger } from 'storybook/internal/node-logger'
import type { Indexer } from 'storybook/internal/types'

const file = new URL('../packages/ui/status.json', import.meta.url)

const missing =
  'packages/ui/status.json is not there, so no component shows how far it is: pnpm test writes it.'
let isTold = false

/** How far each component is, as the tests found it. Nothing is shown, and the terminal says so, where none was run. */
export function readStatus(): Record<string, { level: string } | undefined> {
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'))
  if (!isTold) logger.warn(missing)
  isTold = true
  return {}
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
