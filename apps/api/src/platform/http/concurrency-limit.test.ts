import { expect, test } from 'vitest'
import { createConcurrencyLimit } from './concurrency-limit.ts'

const gate = () => Promise.withResolvers<string>()

test('runs at most the maximum at once, the rest in order, also after a failure', async () => {
  const limit = createConcurrencyLimit({ maxRunning: 2 })
  const gates = [gate(), gate(), gate(), gate()]
  const started: number[] = []
  const all = Promise.allSettled(
    gates.map(({ promise }, index) =>
      limit(() => {
        started.push(index)
        return promise
      }),
    ),
  )
  await expect.poll(() => started).toEqual([0, 1])
  gates[1]?.reject(new Error('Failed'))
  await expect.poll(() => started).toEqual([0, 1, 2])
  gates[2]?.resolve('third')
  await expect.poll(() => started).toEqual([0, 1, 2, 3])
  gates[0]?.resolve('first')
  gates[3]?.resolve('fourth')
  expect((await all).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled'])
})

test('fails with 503 if too many are waiting, and accepts work again afterwards', async () => {
  const limit = createConcurrencyLimit({ maxRunning: 1, maxWaiting: 1 })
  const { promise, resolve } = gate()
  let isStarted = false
  const first = limit(() => {
    isStarted = true
    return promise
  })
  await expect.poll(() => isStarted).toBe(true)
  const second = limit(async () => 'second')
  await expect(limit(async () => 'third')).rejects.toMatchObject({
    status: 503,
    headers: { 'Retry-After': '5' },
  })
  resolve('first')
  expect(await Promise.all([first, second])).toEqual(['first', 'second'])
  expect(await limit(async () => 'fourth')).toBe('fourth')
})
