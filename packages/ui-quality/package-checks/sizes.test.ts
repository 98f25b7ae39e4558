import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { parseSizes, measureBudgets, measureEntries, sizesFile } from './sizes.ts'

const hint = 'If this is intended, update the table: pnpm --filter @chignon/ui-quality sizes'

test('is within the size budgets', async () => {
  const exceeded = (await measureBudgets()).filter(({ bytes, max }) => bytes > max)
  expect(exceeded.map(({ name, bytes, max }) => `${name}: ${bytes} bytes, limit ${max}`)).toEqual([])
})

test('has no entry that grew by more than 2 %', async () => {
  const stored = parseSizes(await readFile(sizesFile, 'utf8'))
  const grown = (await measureEntries()).filter(({ entry, bytes }) => bytes > (stored.get(entry) ?? 0) * 1.02)
  const messages = grown.map(({ entry, bytes }) =>
    stored.has(entry)
      ? `${entry} grew from ${stored.get(entry)} to ${bytes} bytes`
      : `${entry} is not in the table`,
  )
  expect(messages, hint).toEqual([])
})
