import { afterAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { silentLogger } from '../http/logger.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { waitingJobs } from '../../testing/waiting-jobs.ts'
import { openBoss } from './boss.ts'
import { defineJob } from './define-job.ts'
import { installQueues } from './install-queues.ts'
import { handleJob } from './job-handler.ts'
import { createJobQueue } from './job-queue.ts'
import { createJobWorker, type JobWorker } from './job-worker.ts'
import { UnrecoverableError } from './unrecoverable-error.ts'

const { db } = await openTestApp()
const greet = defineJob({ name: 'greet', payload: z.object({ name: z.string() }), cron: '0 6 * * *' })
const install = (definition = greet) => installQueues(db.pool.options.connectionString ?? '', [definition])
await install()

const boss = openBoss(db)
const greeted: string[] = []
const logged: object[] = []
let beforeGreeting = async () => {}
const worker: JobWorker = createJobWorker(
  boss,
  [
    handleJob(greet, async ({ name }) => {
      await beforeGreeting()
      greeted.push(name)
    }),
  ],
  { ...silentLogger, error: (details) => void logged.push(details) },
)
const jobs = createJobQueue(db, boss, worker.wake)
afterAll(() => worker.stop())

test('a started worker runs an enqueued job at once', async () => {
  await jobs.enqueue(greet, { name: 'Ada' })
  expect(greeted).toEqual([])
  worker.start()
  await expect.poll(() => greeted).toEqual(['Ada'])
  await jobs.enqueue(greet, { name: 'Bo' })
  await expect.poll(() => greeted).toEqual(['Ada', 'Bo'])
  expect(await boss.getSchedules('greet')).toMatchObject([{ cron: '0 6 * * *', timezone: 'UTC' }])
})

test('a job that throws an UnrecoverableError is dead after one attempt', async () => {
  beforeGreeting = async () => {
    throw new UnrecoverableError('no such person')
  }
  await jobs.enqueue(greet, { name: 'Cy' })
  await expect
    .poll(() => jobs.listDead())
    .toMatchObject([{ name: 'greet', payload: { name: 'Cy' }, attempts: 1 }])
  expect(logged.splice(0)).toMatchObject([{ kind: 'greet', attempt: 1, failure: 'no such person' }])
})

test('a stored payload that no longer matches is dead after one attempt', async () => {
  await boss.send('greet', { title: 'Dr' })
  worker.wake('greet')
  const failures = async () => (await jobs.listDead()).map(({ failure }) => failure)
  await expect.poll(failures).toHaveLength(2)
  expect(await failures()).toContainEqual(expect.stringMatching(/^invalid payload: .*name/s))
  expect(logged.splice(0)).toHaveLength(1)
})

test('retryDead() enqueues the named dead job again, or all', async () => {
  const ids = (await jobs.listDead()).map(({ id }) => id)
  expect(await jobs.retryDead(['no such job'])).toBe(0)
  beforeGreeting = async () => {}
  expect(await jobs.retryDead(ids.slice(0, 1))).toBe(1)
  await expect.poll(async () => (await jobs.listDead()).map(({ id }) => id)).toEqual(ids.slice(1))
  expect(await jobs.retryDead()).toBe(ids.length - 1)
  expect(await jobs.listDead()).toEqual([])
  await worker.drain()
  logged.splice(0)
})

test('stop() waits for the running job and leaves the others', async () => {
  const [started, finish] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  beforeGreeting = () => {
    started.resolve()
    return finish.promise
  }
  await jobs.enqueue(greet, { name: 'Di' })
  await started.promise
  await jobs.enqueue(greet, { name: 'Ed' })
  const stopped = worker.stop()
  finish.resolve()
  await stopped
  expect(greeted.at(-1)).toBe('Di')
  expect(await waitingJobs(db)).toEqual([{ name: 'Ed' }])
})

test('installQueues() updates the options of an existing queue', async () => {
  await install({ ...greet, timeoutSeconds: 77 })
  expect(await boss.getQueue('greet')).toMatchObject({ expireInSeconds: 77, policy: 'short' })
})
