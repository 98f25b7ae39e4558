import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { authEndpoints } from '@chignon/contract/identity/auth'
import type { Audience, Endpoint, EndpointInput, Idempotency } from '@chignon/contract/platform/endpoint'
import { idempotencyKeyHeader } from '@chignon/contract/platform/idempotency-key'
import type { Locale } from '@chignon/contract/platform/locale'
import type { ProblemCode } from '@chignon/contract/platform/problem'
import type { TestClock } from 'pg-boss'
import { afterAll, expect, inject } from 'vitest'
import * as z from 'zod/mini'
import { createApp } from '../app.ts'
import { expireOrders } from '../commerce/checkout/expire-orders.jobs.ts'
import { createServices } from '../create-services.ts'
import type { Database } from '../platform/db/client.ts'
import { readApiEnv } from '../platform/env.ts'
import { cleanUpFiles } from '../platform/files/file.jobs.ts'
import type { Files } from '../platform/files/files.ts'
import { openStorage } from '../platform/files/open-storage.ts'
import type { FileSettings } from '../platform/files/settings.ts'
import type { Storage } from '../platform/files/storage.ts'
import type { RateLimits } from '../platform/http/rate-limits.ts'
import type { Mail, Transport } from '../platform/mail/transport.ts'
import { samplePassword } from '../seed/seed-people.ts'
import type { PaymentSettings } from '../platform/payment-provider/settings.ts'
import type { PushFetch } from '../platform/push/push.jobs.ts'
import type { Services } from '../platform/services.ts'
import type { SocialSettings } from '../platform/identity-provider/settings.ts'
import { installJobClock, withJobClock } from './job-clock.ts'
import { testNow } from './test-now.ts'
import { at, onServer } from './postgres-server.ts'

type Schema = z.ZodMiniType

type CalledEndpoint<
  P extends Schema,
  Q extends Schema,
  B extends Schema,
  R extends Schema,
  K extends Idempotency,
> = Endpoint<P, Q, B, R, Audience, ProblemCode, K>

/** The client of a request. */
export type Caller = { token?: string; locale?: Locale; headers?: Record<string, string>; address?: string }

/** A response with its parsed body. */
export type TestResponse = { status: number; headers: Headers; body: unknown }

/** The API over a database of its own, called over HTTP. */
export type TestApp = {
  db: Database
  services: Services
  files: Files
  /** The file store, to change it behind the back of `files`. */
  storage: Storage
  /** The current time; assign `now` to change it. */
  time: { now: Date }
  /** Calls an endpoint, expects its success status, and returns the typed body. */
  call<P extends Schema, Q extends Schema, B extends Schema, R extends Schema, K extends Idempotency>(
    endpoint: CalledEndpoint<P, Q, B, R, K>,
    input: EndpointInput<CalledEndpoint<P, Q, B, R, K>>,
    caller?: Caller,
  ): Promise<z.output<R>>
  /** Makes any request below `/api/v1`. */
  request(
    method: string,
    path: string,
    init?: Caller & { body?: unknown; raw?: string | ReadableStream<Uint8Array> },
  ): Promise<TestResponse>
  /** Handles a request as the server would. */
  fetch(request: Request): Promise<Response>
  /** Requests a file below `/api/v1`, and returns its bytes. */
  file(
    path: string,
    headers?: Record<string, string>,
    method?: 'GET' | 'HEAD',
  ): Promise<{ status: number; headers: Headers; bytes: Buffer }>
  /** Runs the daily job of the file store. */
  cleanUpFiles(): Promise<void>
  /** Enqueues the job that expires unpaid orders, as the clock does each minute, and runs the jobs that are due. */
  expireOrders(): Promise<void>
  /** Runs the jobs that are due. */
  runJobs(): Promise<void>
  /** Signs in a user of the sample content and returns the token. */
  signIn(email: string): Promise<string>
  /** Runs the jobs that are due, and returns all mail sent to an address so far, oldest first. */
  mailTo(address: string): Promise<Mail[]>
  /** Sets the clock of the job queue, which is PostgreSQL's, to `time`. Requests and `mailTo` do so too. */
  syncJobClock(): Promise<void>
  /** The logged errors. A test that provokes one must remove it, since they fail the file at its end. */
  errors: object[]
}

/** Opens the API for the tests of one file, over an empty database or the sample content. */
export async function openTestApp({
  sample = false,
  rateLimits,
  social = {},
  payments = {},
  files,
  countFreeBytes,
  ffmpegPath,
  transport,
  pushFetch,
}: {
  sample?: boolean
  rateLimits?: RateLimits
  social?: SocialSettings
  /** Default: the test till. */
  payments?: PaymentSettings
  /** Default: a temporary folder. */
  files?: FileSettings
  /** Default: as the file system reports. */
  countFreeBytes?: Services['countFreeBytes']
  /** Default: the ffmpeg that is found. */
  ffmpegPath?: string
  /** Default: one that keeps the mails for `mailTo`. */
  transport?: Transport
  /** How push services are called. Default: `fetch`. */
  pushFetch?: PushFetch
} = {}): Promise<TestApp> {
  const server = inject('databaseUrl')
  const name = `${inject('emptyTemplate')}_${randomBytes(5).toString('hex')}`
  await onServer(
    server,
    `create database ${name} template ${inject(sample ? 'sampleTemplate' : 'emptyTemplate')}`,
  )
  const time = { now: testNow }
  const errors: object[] = []
  const logger = { info() {}, warn() {}, error: (details: object) => void errors.push(details) }
  const sent: Mail[] = []
  const folder = join(tmpdir(), `${name}_files`)
  const settings = files ?? { folder }
  const env = readApiEnv({ PUBLIC_URL: 'https://academy.test', DATA_DIR: folder })
  const services = createServices(
    {
      ...env,
      social,
      payments,
      files: settings,
      videos: { ffmpegPath, workFolder: join(folder, 'work') },
      databaseUrl: withJobClock(at(server, name)),
    },
    {
      clock: () => time.now,
      logger,
      transport: transport ?? { send: async (mail) => void sent.push(mail), close() {} },
      ...(rateLimits ? { rateLimits } : {}),
      ...(countFreeBytes ? { countFreeBytes } : {}),
      ...(pushFetch ? { pushFetch } : {}),
    },
  )
  const { db } = services
  let jobClock: TestClock | undefined
  let jobTime = testNow
  const app = createApp(services, { checkResponses: true })

  afterAll(async () => {
    await services.close()
    await onServer(server, `drop database ${name} with (force)`)
    await rm(folder, { recursive: true, force: true })
    expect(errors, 'errors logged unexpectedly').toEqual([])
  })

  const testApp: TestApp = {
    db,
    services,
    files: services.files,
    storage: openStorage(settings),
    time,
    errors,
    fetch: async (request) => app.fetch(request),
    async request(method, path, { token, locale, headers = {}, address = '192.0.2.1', body, raw } = {}) {
      await testApp.syncJobClock()
      const response = await app.fetch(
        new Request(`http://academy.test/api/v1${path}`, {
          method,
          headers: {
            ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
            ...(locale === undefined ? {} : { 'accept-language': locale }),
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
            ...headers,
          },
          ...(raw === undefined && body === undefined
            ? {}
            : { body: raw ?? JSON.stringify(body), duplex: 'half' }),
        }),
        { clientAddress: address },
      )
      const text = await response.text()
      const isJson = /^application\/(\w+\+)?json/.test(response.headers.get('content-type') ?? '')
      return {
        status: response.status,
        headers: response.headers,
        body: text !== '' && isJson ? JSON.parse(text) : text || undefined,
      }
    },
    async call(endpoint, input, caller) {
      const key = input.idempotencyKey
      const { status, body } = await testApp.request(endpoint.method, addressOf(endpoint, input), {
        ...caller,
        ...(key === undefined ? {} : { headers: { ...caller?.headers, [idempotencyKeyHeader]: key } }),
        ...(input.body === undefined ? {} : { body: input.body }),
      })
      expect(status, JSON.stringify(body)).toBe(endpoint.status)
      return z.parse(endpoint.response, body)
    },
    async cleanUpFiles() {
      await services.jobs.enqueue(cleanUpFiles, {})
      await testApp.runJobs()
    },
    async expireOrders() {
      await services.jobs.enqueue(expireOrders, {})
      await testApp.runJobs()
    },
    async runJobs() {
      await testApp.syncJobClock()
      await services.runJobs()
    },
    async mailTo(address) {
      await testApp.runJobs()
      return sent.filter(({ to }) => to === address)
    },
    async syncJobClock() {
      if (jobTime === time.now) return
      jobTime = time.now
      jobClock ??= await installJobClock(db.pool, jobTime)
      await jobClock.setTime(jobTime)
    },
    async file(path, headers = {}, method = 'GET') {
      const response = await app.fetch(new Request(`http://academy.test/api/v1${path}`, { method, headers }))
      const bytes = Buffer.from(await response.arrayBuffer())
      return { status: response.status, headers: response.headers, bytes }
    },
    async signIn(email) {
      const { data } = await testApp.call(authEndpoints.login, { body: { email, password: samplePassword } })
      return data.token
    },
  }
  return testApp
}

function addressOf(endpoint: Endpoint, input: { params?: unknown; query?: unknown }): string {
  const params = new Map(entriesOf(input.params))
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params.get(name) ?? ''),
  )
  const search = new URLSearchParams(entriesOf(input.query))
  return search.size > 0 ? `${path}?${search.toString()}` : path
}

// A list becomes `name[0]`, `name[1]`; undefined values are left out.
function entriesOf(part: unknown, prefix = ''): [string, string][] {
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([name, value]: [string, unknown]): [string, string][] => {
    const key = prefix ? `${prefix}[${name}]` : name
    if (typeof value === 'string' || typeof value === 'number') return [[key, `${value}`]]
    return entriesOf(value, key)
  })
}
