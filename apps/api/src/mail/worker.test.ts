import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { makeUser } from '../db/factories/user.ts'
import { outbox } from '../db/schema/outbox.ts'
import type { Logger } from '../http/logger.ts'
import { createMailTemplates } from '../mail-templates.ts'
import { openTestApp } from '../testing/test-app.ts'
import { testNow } from '../testing/test-now.ts'
import { defaultBrand } from './email-content.ts'
import { createMailer } from './mailer.ts'
import { RefusedMail, type Mail, type Transport } from './transport.ts'
import { createMailWorker } from './worker.ts'

const { db, time } = await openTestApp()
const clock = () => time.now
const frame = () => ({ brand: defaultBrand, site: 'https://academy.test' })
const templates = createMailTemplates({ db, clock, frame })
const minutesLater = (minutes: number) => new Date(testNow.getTime() + minutes * 60_000)

function workerWith(send: Transport['send'], logger: Partial<Logger> = {}) {
  return createMailWorker({
    db,
    clock,
    logger: { info() {}, warn() {}, error() {}, ...logger },
    transport: { send, close() {} },
    templates,
    frame,
  })
}

async function order(usefulFor?: number) {
  const user = await makeUser(db, { email: `${crypto.randomUUID()}@example.com` })
  await createMailer(db, clock).post({
    kind: 'password-changed',
    to: user.email,
    aboutId: user.id,
    ...(usefulFor === undefined ? {} : { usefulFor }),
  })
  return user.email
}

const waiting = async () => (await db().select().from(outbox)).map(({ recipient }) => recipient)

test('a mail is sent if what caused it commits, and only then', async () => {
  const woken: string[] = []
  const mailer = createMailer(db, clock, () => void woken.push('woken'))
  const post = () => mailer.post({ kind: 'reset-password', to: 'nobody@example.com' })
  await expect(
    db.transaction(async () => {
      await post()
      throw new Error('changed its mind')
    }),
  ).rejects.toThrow('changed its mind')
  expect([await waiting(), woken]).toEqual([[], []])
  await db.transaction(async () => {
    await post()
    // Nobody is told before there is something to see.
    expect(woken).toEqual([])
  })
  expect([await waiting(), woken]).toEqual([['nobody@example.com'], ['woken']])
  await workerWith(async () => {}).drain()
  expect(await waiting()).toEqual([])
})

test('three workers on one outbox send every mail once', async () => {
  const orders: string[] = []
  for (let i = 0; i < 60; i += 1) orders.push(await order())
  const sent: string[] = []
  const workers = [1, 2, 3].map(() =>
    workerWith(async ({ to }) => {
      await setImmediate()
      sent.push(to)
    }),
  )
  await Promise.all(workers.map((worker) => worker.drain()))
  expect(sent.toSorted()).toEqual(orders.toSorted())
  expect(await waiting()).toEqual([])
})

test('a mail that was not taken is tried again, later each time, with the same id', async () => {
  const address = await order()
  const tries: Mail[] = []
  let isDown = true
  const worker = workerWith(async (mail) => {
    tries.push(mail)
    if (isDown) throw new Error('connect ECONNREFUSED')
  })
  const triesAfter = async (minutes: number) => {
    time.now = minutesLater(minutes)
    await worker.drain()
    return tries.length
  }
  expect(await triesAfter(0)).toBe(1)
  expect(await triesAfter(0.9)).toBe(1)
  expect(await triesAfter(1)).toBe(2)
  expect(await triesAfter(5)).toBe(2)
  isDown = false
  expect(await triesAfter(6)).toBe(3)
  expect(await triesAfter(600)).toBe(3)
  expect(new Set(tries.map(({ id, to }) => `${id} ${to}`))).toEqual(new Set([`${tries[0]?.id} ${address}`]))
  expect(await waiting()).toEqual([])
  time.now = testNow
})

test('a mail that is refused for good is given up at once, kept for a while with the reason, and told', async () => {
  // Longer than it would have been of use.
  const address = await order(60 * 60_000)
  const told: object[] = []
  const worker = workerWith(
    async () => {
      throw new RefusedMail('550 No such mailbox')
    },
    { error: (details) => void told.push(details) },
  )
  await worker.drain()
  time.now = minutesLater(24 * 60)
  await worker.drain()
  expect(told).toMatchObject([{ kind: 'password-changed', attempt: 1, failure: '550 No such mailbox' }])
  expect(await db().select().from(outbox)).toMatchObject([
    { recipient: address, failure: '550 No such mailbox', failedAt: testNow },
  ])
  time.now = minutesLater(31 * 24 * 60)
  await worker.drain()
  expect(await waiting()).toEqual([])
  time.now = testNow
})

test('a mail nobody takes is given up after a day and a half', async () => {
  await order()
  let tries = 0
  const told: object[] = []
  const worker = workerWith(
    async () => {
      tries += 1
      throw new Error('connect ECONNREFUSED')
    },
    { error: (details) => void told.push(details) },
  )
  for (let hour = 0; hour < 48; hour += 0.5) {
    time.now = minutesLater(hour * 60)
    await worker.drain()
  }
  expect([tries, told.length]).toEqual([9, 1])
  await db().delete(outbox)
  time.now = testNow
})

test('what is of no use any more is not sent', async () => {
  await order(60_000)
  const sent: Mail[] = []
  time.now = minutesLater(2)
  await workerWith(async (mail) => void sent.push(mail)).drain()
  expect([sent, await waiting()]).toEqual([[], []])
  time.now = testNow
})

test('what a worker took and died over, another one sends', async () => {
  const address = await order()
  const dead = workerWith(() => new Promise(() => {}))
  void dead.drain()
  await expect
    .poll(async () => (await db().select().from(outbox)).map(({ attempts }) => attempts))
    .toEqual([1])
  const sent: string[] = []
  const worker = workerWith(async ({ to }) => void sent.push(to))
  await worker.drain()
  expect(sent).toEqual([])
  time.now = minutesLater(6)
  await worker.drain()
  expect(sent).toEqual([address])
  time.now = testNow
})

test('asked while it works, it looks once more', async () => {
  const sent: string[] = []
  let late: Promise<string> | undefined
  const worker = workerWith(async ({ to }) => {
    sent.push(to)
    late ??= order().then((address) => {
      void worker.drain()
      return address
    })
    await late
  })
  const first = await order()
  await worker.drain()
  expect(sent).toEqual([first, await late])
})
