import { expect, it } from 'vitest'
import { BusyError, createLimitedQueue } from './limited-queue.ts'

it('runs up to the limit, queues some, and rejects the rest with BusyError', async () => {
  const bounded = createLimitedQueue({ concurrency: 2, maxWaiting: 3 })
  const { promise: gate, resolve: open } = Promise.withResolvers<void>()
  let running = 0
  let maxRunning = 0
  const work = () =>
    bounded(async () => {
      maxRunning = Math.max(maxRunning, ++running)
      await gate
      running--
      return 'done'
    })
  const started: Promise<string>[] = []
  for (let i = 0; i < 8; i++) {
    const result = work()
    result.catch(() => {})
    started.push(result)
    await Promise.resolve()
  }
  open()
  const settled = await Promise.allSettled(started)
  const refused = settled.filter((result) => result.status === 'rejected')
  expect(maxRunning).toBe(2)
  expect(refused.length).toBe(3)
  for (const { reason } of refused) expect(reason).toBeInstanceOf(BusyError)
  expect(await work()).toBe('done')
})
