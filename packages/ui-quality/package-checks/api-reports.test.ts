import { expect, test } from 'vitest'
import { currentReports, keptReports } from './api-reports.ts'

const renew =
  'The public types changed. Where a consumer could notice, add a changeset (VERSIONING.md); then: pnpm --filter @chignon/ui-quality api-reports'

const [current, kept] = await Promise.all([currentReports(), keptReports()])

test('every entry has a report, and every report an entry', () => {
  expect([...kept.keys()].toSorted(), renew).toEqual([...current.keys()].toSorted())
})

test.each([...current])('%s is what the built package says', (file, types) => {
  expect(types, renew).toBe(kept.get(file) ?? types)
})
