import { expect, test } from 'vitest'
import { Failure } from '../http/fail.ts'
import { forEachIndependently, throwIfAnyFailed, inBatches } from './for-each-independently.ts'

function openLog() {
  const lines: [string, object][] = []
  const write = (level: string) => (details: object) => void lines.push([level, details])
  return { lines, logger: { info: write('info'), warn: write('warn'), error: write('error') } }
}

test('one that fails is logged and does not keep the others from theirs', async () => {
  const { lines, logger } = openLog()
  const done: number[] = []
  const failures = await forEachIndependently(
    [1, 2, 3, 4],
    async (item) => {
      if (item === 2) throw new Error('bad row')
      if (item === 3) throw new Failure(503)
      done.push(item)
    },
    { logger, describe: (item) => ({ item }) },
  )
  expect(done).toEqual([1, 4])
  expect(lines).toMatchObject([
    ['error', { item: 2, err: { message: 'bad row' } }],
    ['warn', { item: 3 }],
  ])
  expect(() => throwIfAnyFailed(failures, 'items failed')).toThrow('items failed (2)')
  expect(() => throwIfAnyFailed([], 'items failed')).not.toThrow()
})

test('works on several at once, each once', async () => {
  const { logger } = openLog()
  const begun: number[] = []
  const threeBegun = Promise.withResolvers<void>()
  const items = inBatches(async (after: number | undefined) =>
    [1, 2, 3, 4, 5, 6, 7].filter((item) => item > (after ?? 0)).slice(0, 2),
  )
  const work = async (item: number) => {
    begun.push(item)
    if (begun.length === 3) threeBegun.resolve()
    await threeBegun.promise
  }
  await forEachIndependently(items, work, { logger, describe: () => ({}), atOnce: 3 })
  expect(begun).toEqual([1, 2, 3, 4, 5, 6, 7])
})
