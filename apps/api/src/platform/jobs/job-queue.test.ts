import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { silentLogger } from '../http/logger.ts'
import { openTransactions } from '../../testing/open-transactions.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { testNow } from '../../testing/test-now.ts'
import { waitingJobs } from '../../testing/waiting-jobs.ts'
import { openBoss } from './boss.ts'
import { defineJob } from './define-job.ts'
import { installQueues } from './install-queues.ts'
import { createJobQueue } from './job-queue.ts'
import { handleJob, type JobAttempt } from './job-handler.ts'
import { createJobWorker } from './job-worker.ts'

const { db, time, syncJobClock } = await openTestApp()
const count = defineJob({ name: 'count', payload: z.object({ number: z.number() }), concurrency: 5 })
await installQueues(db.pool.options.connectionString ?? '', [count])

const woken: string[] = []
const jobs = createJobQueue(db, openBoss(db), (name) => void woken.push(name))

function workerWith(run: (payload: { number: number }, attempt: JobAttempt) => Promise<void>) {
  return createJobWorker(openBoss(db), [handleJob(count, run)], silentLogger)
}

async function drained(): Promise<number[]> {
  const numbers: number[] = []
  await syncJobClock()
  await workerWith(async ({ number }) => void numbers.push(number)).drain()
  return numbers
}

test('a job runs if its transaction commits, otherwise not; workers are woken after the commit', async () => {
  await expect(
    db.transaction(async () => {
      await jobs.enqueue(count, { number: 1 })
      throw new Error('rolled back')
    }),
  ).rejects.toThrow('rolled back')
  expect([await waitingJobs(db), woken]).toEqual([[], []])
  await db.transaction(async () => {
    await jobs.enqueue(count, { number: 2 })
    expect(woken).toEqual([])
  })
  expect(woken).toEqual(['count'])
  expect(await drained()).toEqual([2])
})

test('a job with a start runs at that time', async () => {
  await jobs.enqueue(count, { number: 1 }, { startAfter: new Date(testNow.getTime() + 60_000) })
  time.now = new Date(testNow.getTime() + 59_000)
  expect(await drained()).toEqual([])
  time.now = new Date(testNow.getTime() + 60_000)
  expect(await drained()).toEqual([1])
  time.now = testNow
  await syncJobClock()
})

test('a waiting job is replaced by one with the same key, and not by a running one', async () => {
  await jobs.enqueue(count, { number: 1 }, { key: 'a' })
  await jobs.enqueue(count, { number: 2 }, { key: 'a' })
  await jobs.enqueue(count, { number: 3 }, { key: 'b' })
  const numbers: number[] = []
  await syncJobClock()
  await workerWith(async ({ number }) => {
    numbers.push(number)
    if (number === 2) await jobs.enqueue(count, { number: 4 }, { key: 'a' })
  }).drain()
  expect(numbers.toSorted((a, b) => a - b)).toEqual([2, 3, 4])
})

test('a waiting job that a transaction replaces does not run before the commit', async () => {
  await jobs.enqueue(count, { number: 1 }, { key: 'a' })
  const replacing = openTransactions(db, [() => jobs.enqueue(count, { number: 2 }, { key: 'a' })])
  await expect.poll(replacing.written).toBe(1)
  expect(await drained()).toEqual([])
  await replacing.commit()
  expect(await drained()).toEqual([2])
})

test('concurrent transactions that enqueue the same key leave one job', async () => {
  await Promise.all(
    [1, 2, 3, 4, 5].map((number) => db.transaction(() => jobs.enqueue(count, { number }, { key: 'same' }))),
  )
  expect(await drained()).toHaveLength(1)
})

test('rejects a payload that does not match its schema', async () => {
  await expect(jobs.enqueue(count, JSON.parse('{"number":"one"}'))).rejects.toThrow()
  expect(await waitingJobs(db)).toEqual([])
})
