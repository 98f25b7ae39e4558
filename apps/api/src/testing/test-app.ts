import { randomBytes } from 'node:crypto'
import { authEndpoints } from '@chignon/contract/auth'
import type { Endpoint, EndpointInput } from '@chignon/contract/endpoint'
import type { Locale } from '@chignon/contract/locale'
import { afterAll, expect, inject } from 'vitest'
import * as z from 'zod/mini'
import { createApp } from '../app.ts'
import { defaultLimits, type Limits } from '../auth/limits.ts'
import { openDatabase, type Database } from '../db/client.ts'
import { createMailTemplates } from '../mail-templates.ts'
import { defaultBrand } from '../mail/email-content.ts'
import type { Mail } from '../mail/transport.ts'
import { createMailWorker } from '../mail/worker.ts'
import { samplePassword } from '../db/seed/seed-people.ts'
import type { SocialSettings } from '../social/settings.ts'
import { testNow } from './test-now.ts'
import { at, onServer } from './postgres-server.ts'

type Schema = z.ZodMiniType

/** Who calls, and in which language. */
export type Caller = { token?: string; locale?: Locale; headers?: Record<string, string>; address?: string }

/** An answer as it came. */
export type Answer = { status: number; headers: Headers; body: unknown }

/** An academy with a database of its own, spoken to by HTTP. */
export type TestApp = {
  db: Database
  /** The moment it is; assign to move in time. */
  time: { now: Date }
  /** Calls an endpoint, expects its success, and answers the body as the contract types it. */
  call<P extends Schema, Q extends Schema, B extends Schema, R extends Schema>(
    endpoint: Endpoint<P, Q, B, R>,
    input: EndpointInput<Endpoint<P, Q, B, R>>,
    caller?: Caller,
  ): Promise<z.output<R>>
  /** Makes any request, below `/api/v1`. */
  request(
    method: string,
    path: string,
    init?: Caller & { body?: unknown; raw?: string | ReadableStream<Uint8Array> },
  ): Promise<Answer>
  /** Asks for a file as a cache or a video does, below `/api/v1`. */
  file(
    path: string,
    headers?: Record<string, string>,
    method?: 'GET' | 'HEAD',
  ): Promise<{ status: number; headers: Headers; bytes: Buffer }>
  /** Signs in one of the sample's people and answers the token. */
  signIn(email: string): Promise<string>
  /** Sends what is in the outbox, and answers all that one address was sent, oldest first; the newest is the last. */
  mailTo(address: string): Promise<Mail[]>
  /** What was logged as an error: nothing, unless a test provokes it. */
  errors: object[]
}

/** Opens an academy for the tests of one file: empty, or with the sample content. */
export async function openTestApp({
  sample = false,
  limits = defaultLimits,
  social = {},
}: { sample?: boolean; limits?: Limits; social?: SocialSettings } = {}): Promise<TestApp> {
  const server = inject('databaseUrl')
  const name = `${inject('emptyTemplate')}_${randomBytes(5).toString('hex')}`
  await onServer(
    server,
    `create database ${name} template ${inject(sample ? 'sampleTemplate' : 'emptyTemplate')}`,
  )
  const db = openDatabase(at(server, name))
  const time = { now: testNow }
  const errors: object[] = []
  const logger = { info() {}, warn() {}, error: (details: object) => void errors.push(details) }
  const sent: Mail[] = []
  const frame = () => ({ brand: defaultBrand, site: 'https://academy.test' })
  const clock = () => time.now
  const templates = createMailTemplates({ db, clock, frame })
  const transport = { send: async (mail: Mail) => void sent.push(mail), close() {} }
  const worker = createMailWorker({ db, clock, logger, transport, templates, frame })
  const app = createApp({ db, clock, limits, social, logger, checkAnswers: true })

  afterAll(async () => {
    await db.close()
    await onServer(server, `drop database ${name} with (force)`)
    expect(errors, 'calls that failed without a test provoking it').toEqual([])
  })

  const testApp: TestApp = {
    db,
    time,
    errors,
    async request(method, path, { token, locale, headers = {}, address = '192.0.2.1', body, raw } = {}) {
      const answer = await app.fetch(
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
      const text = await answer.text()
      return {
        status: answer.status,
        headers: answer.headers,
        body: text === '' ? undefined : JSON.parse(text),
      }
    },
    async call(endpoint, input, caller) {
      const { status, body } = await testApp.request(endpoint.method, addressOf(endpoint, input), {
        ...caller,
        ...(input.body === undefined ? {} : { body: input.body }),
      })
      expect(status, JSON.stringify(body)).toBe(endpoint.status)
      return z.parse(endpoint.response, body)
    },
    async mailTo(address) {
      await worker.drain()
      return sent.filter(({ to }) => to === address)
    },
    async file(path, headers = {}, method = 'GET') {
      const answer = await app.fetch(new Request(`http://academy.test/api/v1${path}`, { method, headers }))
      const bytes = Buffer.from(await answer.arrayBuffer())
      return { status: answer.status, headers: answer.headers, bytes }
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

// A list becomes `name[0]`, `name[1]`; what is undefined is left out.
function entriesOf(part: unknown, prefix = ''): [string, string][] {
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([name, value]: [string, unknown]): [string, string][] => {
    const key = prefix ? `${prefix}[${name}]` : name
    if (typeof value === 'string' || typeof value === 'number') return [[key, `${value}`]]
    return entriesOf(value, key)
  })
}
