import { setImmediate } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { makeUser } from '../db/factories/user.ts'
import { silentLogger, type Logger } from '../http/logger.ts'
import { openBoss } from '../jobs/boss.ts'
import { createJobQueue } from '../jobs/job-queue.ts'
import { createJobWorker } from '../jobs/job-worker.ts'
import { createMailTemplates } from '../../mail-templates.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { createPdfRenderer } from '../pdf/pdf-renderer.ts'
import { testNow } from '../../testing/test-now.ts'
import { waitingJobs } from '../../testing/waiting-jobs.ts'
import { defaultBrand } from './email-content.ts'
import { sendMailHandler } from './mail.jobs.ts'
import { createMailer } from './mailer.ts'
import { RejectedMailError, type Mail, type Transport } from './transport.ts'

const { db, time, syncJobClock } = await openTestApp()
const clock = () => time.now
const branding = () => ({ brand: defaultBrand, site: 'https://academy.test' })
const templates = createMailTemplates({ db, clock, branding, pdf: createPdfRenderer() })
const jobs = createJobQueue(db, openBoss(db))
const mailer = createMailer(jobs, clock)

async function setTime(minutesLater: number): Promise<void> {
  time.now = new Date(testNow.getTime() + minutesLater * 60_000)
  await syncJobClock()
}

afterEach(() => setTime(0))

function workerWith(send: Transport['send'], logger: Partial<Logger> = {}) {
  const handler = sendMailHandler({ clock, transport: { send, close() {} }, templates, branding })
  return createJobWorker(openBoss(db), [handler], { ...silentLogger, ...logger })
}

async function enqueue(expiresInMs?: number) {
  const { id, email } = await makeUser(db, { email: `${crypto.randomUUID()}@example.com` })
  const expiry = expiresInMs === undefined ? {} : { expiresInMs }
  await mailer.enqueue({ kind: 'password-changed', to: email, aboutId: id, ...expiry })
  return email
}

test('three workers with one queue send every mail once', async () => {
  const addresses: string[] = []
  for (let i = 0; i < 60; i += 1) addresses.push(await enqueue())
  const sent: string[] = []
  const workers = [1, 2, 3].map(() =>
    workerWith(async ({ to }) => {
      await setImmediate()
      sent.push(to)
    }),
  )
  await Promise.all(workers.map((worker) => worker.drain()))
  expect(sent.toSorted()).toEqual(addresses.toSorted())
  expect(await waitingJobs(db)).toEqual([])
})

test('a failed mail is sent again after 1 to 2, then after 2 to 4 minutes, with the same id', async () => {
  const address = await enqueue()
  const attempts: Mail[] = []
  let isDown = true
  const worker = workerWith(async (mail) => {
    attempts.push(mail)
    if (isDown) throw new Error('connect ECONNREFUSED')
  })
  const attemptsAfter = async (minutes: number) => {
    await setTime(minutes)
    await worker.drain()
    return attempts.length
  }
  expect(await attemptsAfter(0)).toBe(1)
  expect(await attemptsAfter(0.9)).toBe(1)
  expect(await attemptsAfter(2)).toBe(2)
  expect(await attemptsAfter(3.9)).toBe(2)
  isDown = false
  expect(await attemptsAfter(6)).toBe(3)
  expect(await attemptsAfter(600)).toBe(3)
  expect(new Set(attempts.map(({ id, to }) => `${id} ${to}`))).toEqual(
    new Set([`${attempts[0]?.id} ${address}`]),
  )
  expect(await waitingJobs(db)).toEqual([])
})

test('a rejected mail is given up at once, logged, and listed with the reason', async () => {
  const address = await enqueue()
  const logged: object[] = []
  const worker = workerWith(
    async () => {
      throw new RejectedMailError('550 No such mailbox')
    },
    { error: (details) => void logged.push(details) },
  )
  await worker.drain()
  await setTime(24 * 60)
  await worker.drain()
  expect(logged).toMatchObject([{ kind: 'send-mail', attempt: 1, failure: '550 No such mailbox' }])
  expect(await jobs.listDead()).toMatchObject([
    {
      name: 'send-mail',
      payload: { kind: 'password-changed', to: address },
      failure: '550 No such mailbox',
      attempts: 1,
      failedAt: testNow,
    },
  ])
})

test('a mail that is never accepted is given up after a day and a half', async () => {
  const address = await enqueue()
  let attempts = 0
  const logged: { at: Date }[] = []
  const worker = workerWith(
    async () => {
      attempts += 1
      throw new Error('connect ECONNREFUSED')
    },
    { error: () => void logged.push({ at: time.now }) },
  )
  for (let hour = 0; hour < 60; hour += 0.5) {
    await setTime(hour * 60)
    await worker.drain()
  }
  expect([attempts, logged.length]).toEqual([17, 1])
  expect(logged[0]?.at.getTime()).toBeGreaterThanOrEqual(testNow.getTime() + 36 * 60 * 60_000)
  const dead = (await jobs.listDead()).find(({ payload }) => JSON.stringify(payload).includes(address))
  expect(dead).toMatchObject({ attempts: 17, failure: 'connect ECONNREFUSED' })
})

test('an expired mail is not sent', async () => {
  await enqueue(60_000)
  const sent: Mail[] = []
  await setTime(2)
  await workerWith(async (mail) => void sent.push(mail)).drain()
  expect([sent, await waitingJobs(db)]).toEqual([[], []])
})

test('a mail whose process died is sent by another one', async () => {
  const address = await enqueue()
  const died = Promise.withResolvers<void>()
  const claimed = Promise.withResolvers<void>()
  const dying = workerWith(() => {
    claimed.resolve()
    return died.promise
  }).drain()
  await claimed.promise
  const sent: string[] = []
  const worker = workerWith(async ({ to }) => void sent.push(to))
  await worker.drain()
  expect(sent).toEqual([])
  await setTime(6)
  await worker.recover()
  await setTime(8)
  await worker.drain()
  expect(sent).toEqual([address])
  died.resolve()
  await dying
  await worker.drain()
  expect(sent).toEqual([address])
})

test('a mail that is enqueued while another one is sent is sent by the same drain', async () => {
  const sent: string[] = []
  let late: Promise<string> | undefined
  const worker = workerWith(async ({ to }) => {
    sent.push(to)
    await (late ??= enqueue())
  })
  const first = await enqueue()
  await worker.drain()
  expect(sent).toEqual([first, await late])
})
