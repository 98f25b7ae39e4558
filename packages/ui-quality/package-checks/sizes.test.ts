import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { keptSizes, measureBudgets, measureEntries, sizesFile } from './sizes.ts'

const renew = 'If that is wanted, renew the table: pnpm --filter @chignon/ui-quality sizes'

test('what the package may weigh is kept to', async () => {
  const passed = (await measureBudgets()).filter(({ bytes, most }) => bytes > most)
  expect(passed.map(({ name, bytes, most }) => `${name}: ${bytes} bytes, at most ${most}`)).toEqual([])
})

test('no entry has grown by more than 2 % over the table', async () => {
  const kept = keptSizes(await readFile(sizesFile, 'utf8'))
  const grown = (await measureEntries()).filter(({ entry, bytes }) => bytes > (kept.get(entry) ?? 0) * 1.02)
  const said = grown.map(({ entry, bytes }) =>
    kept.has(entry)
      ? `${entry} grew from ${kept.get(entry)} to ${bytes} bytes`
      : `${entry} is not in the table`,
  )
  expect(said, renew).toEqual([])
})
