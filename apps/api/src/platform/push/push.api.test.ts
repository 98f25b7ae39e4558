import { createECDH, randomBytes, type ECDH } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { chatEndpoints } from '@chignon/contract/community/chat'
import { contactEndpoints } from '@chignon/contract/community/contact'
import { authEndpoints } from '@chignon/contract/identity/auth'
import { pushEndpoints } from '@chignon/contract/platform/push'
import ece from 'http_ece'
import { createLocalJWKSet, jwtVerify } from 'jose'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createServices } from '../../create-services.ts'
import { makeMember } from '../db/factories/user.ts'
import { readApiEnv } from '../env.ts'
import { openTestApp } from '../../testing/test-app.ts'

type Received = { path: string; headers: Record<string, string | string[] | undefined>; body: Buffer }

const received: Received[] = []
let status = 201

/** Stands in for the push service of a browser. */
const pushService = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) })
    response.writeHead(status).end()
  })
})
await new Promise<void>((resolve) => {
  pushService.listen(0, '127.0.0.1', resolve)
})
const { port } = pushService.address() as AddressInfo
afterAll(() => void pushService.close())

const host = 'https://updates.push.services.mozilla.com'
const testApp = await openTestApp({
  pushFetch: (url, init) => fetch(url.replace(host, `http://127.0.0.1:${port}`), init),
})
const { db, time } = testApp

beforeEach(() => {
  received.length = 0
  status = 201
})

type Browser = { keys: ECDH; auth: Buffer; endpoint: string }

let browsers = 0

/** A browser that subscribed, with the keys that only it knows. */
async function subscribe(who: { token: string }): Promise<Browser> {
  browsers += 1
  const keys = createECDH('prime256v1')
  const p256dh = keys.generateKeys('base64url')
  const auth = randomBytes(16)
  const endpoint = `${host}/wpush/v2/${browsers}`
  const body = { endpoint, keys: { p256dh, auth: auth.toString('base64url') } }
  await testApp.call(pushEndpoints.subscribe, { body }, who)
  return { keys, auth, endpoint }
}

/** What a browser reads of a message, with the counterpart of the library that encrypted it. */
function read({ keys, auth }: Browser, { body }: Received): unknown {
  const decrypted = ece.decrypt(body, { version: 'aes128gcm', privateKey: keys, authSecret: auth })
  return JSON.parse(decrypted.toString())
}

const to = ({ endpoint }: Browser) => received.filter(({ path }) => endpoint === `${host}${path}`)

async function write(text = 'A secret question') {
  const member = await makeMember(db, time.now)
  const params = { id: crypto.randomUUID() }
  await testApp.call(chatEndpoints.send, { params, body: { text } }, member)
  await testApp.runJobs()
  const { data } = await testApp.call(chatEndpoints.show, {}, member)
  return data.conversation?.id ?? ''
}

test('a device that asked for it receives an encrypted link, without the text (PUSH-2)', async () => {
  const staff = await makeMember(db, time.now, { role: 'staff', locale: 'de' })
  const silent = await makeMember(db, time.now, { role: 'staff' })
  const { data: before } = await testApp.call(pushEndpoints.show, {}, staff)
  expect(before.is_subscribed).toBe(false)
  const browser = await subscribe(staff)
  expect((await testApp.call(pushEndpoints.show, {}, staff)).data.is_subscribed).toBe(true)
  expect((await testApp.call(pushEndpoints.show, {}, silent)).data.is_subscribed).toBe(false)
  const id = await write()
  const [message, ...others] = to(browser)
  if (!message) return expect.unreachable('nothing was received')
  expect(others).toEqual([])
  expect(message.body.toString('latin1')).not.toContain('studio')
  const path = `/studio/chat/${id}`
  expect(read(browser, message)).toEqual({
    title: 'Jemand hat im Chat geschrieben',
    body: 'Chignon',
    path,
    tag: `chat:${path}`,
  })
  expect(message.headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high' })

  // The push service knows the academy by its key.
  const [, token = '', key = ''] =
    /^vapid t=([^,]+), k=(.+)$/.exec(String(message.headers.authorization)) ?? []
  expect(key).toBe(before.public_key)
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const jwks = createLocalJWKSet({ keys: [{ kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }] })
  const { payload } = await jwtVerify(token, jwks, { audience: host })
  expect(payload['sub']).toBe('mailto:hello@chignon.example')
})

test('a subscription ends with its session, on request, and when the push service no longer knows it', async () => {
  const [ended, stopped, gone] = [
    await makeMember(db, time.now, { role: 'staff' }),
    await makeMember(db, time.now, { role: 'educator' }),
    await makeMember(db, time.now, { role: 'owner' }),
  ]
  const [first, second, third] = [await subscribe(ended), await subscribe(stopped), await subscribe(gone)]
  await testApp.call(authEndpoints.logout, {}, ended)
  await testApp.call(pushEndpoints.unsubscribe, {}, stopped)
  status = 410
  await write()
  expect([first, second, third].map((browser) => to(browser).length)).toEqual([0, 0, 1])
  status = 201
  await write()
  expect(to(third)).toHaveLength(1)
  expect((await testApp.call(pushEndpoints.show, {}, gone)).data.is_subscribed).toBe(false)
})

test('what is assigned is sent to its assignee, contact messages to those who may answer them', async () => {
  const staff = await makeMember(db, time.now, { role: 'staff' })
  const educator = await makeMember(db, time.now, { role: 'educator' })
  const [staffs, educators] = [await subscribe(staff), await subscribe(educator)]
  const body = { full_name: 'Ada', email: 'ada@example.com', subject: 'Combs' }
  await testApp.call(contactEndpoints.send, { body })
  await testApp.runJobs()
  expect([to(staffs).length, to(educators).length]).toEqual([1, 0])
  const [message] = to(staffs)
  expect(message && read(staffs, message)).toMatchObject({ title: 'A new contact message' })

  const member = await makeMember(db, time.now)
  const say = () =>
    testApp.call(chatEndpoints.send, { params: { id: crypto.randomUUID() }, body: { text: 'Hm' } }, member)
  await say()
  const { data } = await testApp.call(chatEndpoints.show, {}, member)
  await testApp.request('PUT', `/staff/chats/${data.conversation?.id}/assignee`, {
    token: staff.token,
    body: { assignee_id: educator.user.id },
  })
  await testApp.runJobs()
  received.length = 0
  await say()
  await testApp.runJobs()
  expect([to(staffs).length, to(educators).length]).toEqual([0, 1])
})

test('other addresses than those of push services are refused', async () => {
  const { token } = await makeMember(db, time.now, { role: 'staff' })
  const keys = { p256dh: createECDH('prime256v1').generateKeys('base64url'), auth: 'a'.repeat(22) }
  const put = (endpoint: string) =>
    testApp.request('PUT', '/staff/push/subscription', { token, body: { endpoint, keys } })
  expect((await put('https://intranet.example/hook')).status).toBe(422)
  expect((await put('http://127.0.0.1:5432/')).status).toBe(422)
})

test('without a public address there are no push messages', async () => {
  const { connectionString: databaseUrl = '' } = db.pool.options
  const services = createServices({ ...readApiEnv({}), databaseUrl })
  expect(services.push.publicKey()).toBeNull()
  await services.close()
})
