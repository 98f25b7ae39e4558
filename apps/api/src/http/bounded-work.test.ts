import { expect, test } from 'vitest'
import { boundedWork } from './bounded-work.ts'

const gate = () => Promise.withResolvers<string>()

test('does so much at once, the others in their turn, whether it went well or not', async () => {
  const bounded = boundedWork({ atOnce: 2 })
  const gates = [gate(), gate(), gate(), gate()]
  const begun: number[] = []
  const all = Promise.allSettled(
    gates.map(({ promise }, place) =>
      bounded(() => {
        begun.push(place)
        return promise
      }),
    ),
  )
  await expect.poll(() => begun).toEqual([0, 1])
  gates[1]?.reject(new Error('It went wrong'))
  await expect.poll(() => begun).toEqual([0, 1, 2])
  gates[2]?.resolve('third')
  await expect.poll(() => begun).toEqual([0, 1, 2, 3])
  gates[0]?.resolve('first')
  gates[3]?.resolve('fourth')
  expect((await all).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled'])
})

test('says that it is too much where too many wait, and takes more when they have gone', async () => {
  const bounded = boundedWork({ atOnce: 1, mostWaiting: 1 })
  const { promise, resolve } = gate()
  let isBegun = false
  const first = bounded(() => {
    isBegun = true
    return promise
  })
  await expect.poll(() => isBegun).toBe(true)
  const second = bounded(async () => 'second')
  await expect(bounded(async () => 'third')).rejects.toMatchObject({
    status: 503,
    headers: { 'Retry-After': '5' },
  })
  resolve('first')
  expect(await Promise.all([first, second])).toEqual(['first', 'second'])
  expect(await bounded(async () => 'fourth')).toBe('fourth')
})
