import { expect, test } from 'vitest'
import { createReports, readReports } from './api-reports.ts'

const hint =
  'The public types changed. If a consumer could notice, add a changeset (VERSIONING.md). Then run: pnpm --filter @chignon/ui-quality api-reports'

const [current, stored] = await Promise.all([createReports(), readReports()])

test('has one report per entry', () => {
  expect([...stored.keys()].toSorted(), hint).toEqual([...current.keys()].toSorted())
})

test.each([...current])('%s matches the built package', (file, types) => {
  expect(types, hint).toBe(stored.get(file) ?? types)
})
