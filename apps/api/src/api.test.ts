import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, expect, inject, test } from 'vitest'
import { readApiEnv } from './platform/env.ts'
import { createApi } from './api.ts'
import { at, onServer } from './testing/postgres-server.ts'

const name = `chignon_api_${randomBytes(5).toString('hex')}`
await onServer(inject('databaseUrl'), `create database ${name}`)
const databaseUrl = at(inject('databaseUrl'), name)
const env = { ...readApiEnv({}), databaseUrl }
const api = createApi(env)
const get = (path: string) => api.fetch(new Request(`http://academy.test${path}`))

afterAll(async () => {
  await api.close()
  await onServer(inject('databaseUrl'), `drop database if exists ${name} with (force)`)
})

test('/readyz returns 503 until the database is migrated; two processes may migrate at once', async () => {
  expect((await get('/healthz')).status).toBe(200)
  const early = await get('/readyz')
  expect(early.status).toBe(503)
  expect(await early.json()).toMatchObject({ code: 'unavailable' })
  expect(await api.ready()).toBe(false)
  const other = createApi(env)
  await Promise.all([api.migrate(), other.migrate()])
  await other.close()
  expect((await get('/readyz')).status).toBe(200)
  expect(await api.ready()).toBe(true)
})

test('loads the sample content into an empty database, once', async () => {
  expect(await api.seedIfEmpty()).toBe(true)
  expect(await api.seedIfEmpty()).toBe(false)
  expect((await get('/api/v1/courses/freehand-balayage')).status).toBe(200)
})

test('sends mail only once started, with links to the given site', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'chignon-api-'))
  const working = createApi({
    ...env,
    mail: { ...env.mail, folder },
    brand: { name: 'Salon', email: 'hi@salon.example' },
  })
  const requestReset = async () => {
    const body = JSON.stringify({ email: 'learner@example.com' })
    const headers = { 'Content-Type': 'application/json' }
    const response = await working.fetch(
      new Request('http://evil.test/api/v1/password/forgot', { method: 'POST', headers, body }),
    )
    expect(response.status).toBe(200)
  }
  await requestReset()
  expect(await readdir(folder)).toEqual([])
  working.start('https://academy.example')
  await expect.poll(async () => (await readdir(folder)).length).toBe(1)
  await requestReset()
  await expect.poll(async () => (await readdir(folder)).length).toBe(2)
  await working.close()
  for (const file of await readdir(folder)) {
    const mail = await PostalMime.parse(await readFile(path.join(folder, file)))
    expect(mail.from).toMatchObject({ name: 'Salon', address: 'hi@salon.example' })
    expect(mail.text).toMatch(/^https:\/\/academy\.example\/account\/password-reset\/[\w-]{43}$/m)
    expect(mail.html).not.toContain('evil.test')
  }
  await rm(folder, { recursive: true })
})

test('returns 503 while the database is unavailable, and recovers', async () => {
  const server = inject('databaseUrl')
  await onServer(server, `alter database ${name} allow_connections false`)
  await onServer(server, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`)
  const unavailable = await get('/api/v1/courses')
  expect(unavailable.status).toBe(503)
  expect(await unavailable.json()).toEqual({
    code: 'unavailable',
    message: 'The academy is temporarily unavailable. Please try again shortly.',
  })
  expect((await get('/readyz')).status).toBe(503)
  expect((await get('/healthz')).status).toBe(200)
  await onServer(server, `alter database ${name} allow_connections true`)
  expect((await get('/api/v1/courses')).status).toBe(200)
})

test('returns 503 without details if nothing listens at the database address', async () => {
  const lost = createApi({ ...env, databaseUrl: 'postgresql://me:secret@127.0.0.1:1/none' })
  const response = await lost.fetch(new Request('http://academy.test/api/v1/courses'))
  expect(response.status).toBe(503)
  expect(await response.text()).not.toMatch(/127\.0\.0\.1|secret|ECONN/)
  await lost.close()
})

test.each([
  ['postgresql://me:secret@127.0.0.1:1/none', 'none at 127.0.0.1:1', 'ECONNREFUSED'],
  [at(inject('databaseUrl'), 'no_such_database'), 'no_such_database', '3D000'],
])('migrate() rejects with a one-sentence error for %s', async (url, place, reason) => {
  const lost = createApi({ ...env, databaseUrl: url })
  const message = await lost.migrate().catch((error: unknown) => String(error))
  expect(message).toMatch(/^Error: The database [^\n]+; start it, or correct DATABASE_URL\.$/)
  expect(message).toContain(place)
  expect(message).toContain(`(${reason})`)
  expect(message).not.toContain('secret')
  await lost.close()
})
