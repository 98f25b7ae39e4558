import { dataExportEndpoints } from '@chignon/contract/identity/data-export'
import { BlobReader, TextWriter, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js'
import { afterEach, expect, test } from 'vitest'
import { makeMember } from '../../platform/db/factories/user.ts'
import { personalTables } from '../personal-data/personal-tables.ts'
import { readPersonalRows } from '../personal-data/personal-rows.queries.ts'
import { chunksOf, sampleFiles } from '../../testing/sample-files.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { testNow } from '../../testing/test-now.ts'
import { findUserByEmail } from '../user/user.queries.ts'

const testApp = await openTestApp({ sample: true })
const { db, time } = testApp
const { show, request } = dataExportEndpoints
const day = 24 * 60 * 60 * 1000

afterEach(() => {
  time.now = testNow
})

/** The entries of a ZIP file by name. */
async function unzip(bytes: Buffer) {
  const reader = new ZipReader(new BlobReader(new Blob([new Uint8Array(bytes)])), { useWebWorkers: false })
  return new Map((await reader.getEntries()).map((entry) => [entry.filename, entry]))
}

type Entry = NonNullable<Awaited<ReturnType<typeof unzip>> extends Map<string, infer Value> ? Value : never>

async function textOf(entry: Entry | undefined): Promise<string> {
  if (!entry || entry.directory) throw new Error('the entry is missing')
  return entry.getData(new TextWriter())
}

test('contains every row of the person, their files, and a page to read', async () => {
  const email = 'learner@example.com'
  const token = await testApp.signIn(email)
  const user = await findUserByEmail(db(), email)
  if (!user) throw new Error('the sample has no learner')
  const picture = { purpose: 'avatar', name: 'me.webp', ownerId: user.id } as const
  const file = await testApp.files.put(chunksOf(sampleFiles.webp), picture)

  expect((await testApp.call(request, {}, { token })).data).toMatchObject({ state: 'preparing', url: null })
  const mail = (await testApp.mailTo(email)).find(({ kind }) => kind === 'export-ready')
  expect(mail?.text).toContain('https://academy.test/profile/settings/privacy#data')
  const { data } = await testApp.call(show, {}, { token })
  expect(data).toMatchObject({
    state: 'ready',
    expires_at: new Date(testNow.getTime() + 7 * day).toISOString(),
  })

  const { bytes } = await testApp.file((data?.url ?? '').replace('/api/v1', ''), {
    authorization: `Bearer ${token}`,
  })
  const entries = await unzip(bytes)
  for (const name of Object.keys(personalTables).filter((table) => !changedByRequests.has(table))) {
    const exported: unknown = JSON.parse(await textOf(entries.get(`data/${name}.json`)))
    expect(exported, name).toEqual(await readPersonalRows(db(), name, user.id))
  }
  const stored = entries.get(`files/${file.id}-${file.name}`)
  if (!stored || stored.directory) throw new Error('the file is missing')
  expect(Buffer.from(await stored.getData(new Uint8ArrayWriter()))).toEqual(Buffer.from(sampleFiles.webp))
  const page = await textOf(entries.get('index.html'))
  expect(page).toContain(user.lastName)
  expect(page).not.toMatch(/<dd[^>]*>\d{4}-\d\d-\d\d[T ]\d\d:\d\d/)
  expect(page).toMatch(/<dd[^>]*>[^<]*\d{4}[^<]* UTC<\/dd>/)
  const all = await Promise.all([...entries.values()].filter((entry) => !entry.directory).map(textOf))
  expect(all.join('\n')).not.toContain(user.passwordHash ?? '')
})

// The request and its mail write to these after the copy was made.
const changedByRequests = new Set(['data_exports', 'files', 'access_tokens'])

test('is for the person alone, for 7 days', async () => {
  const { token } = await makeMember(db, testNow)
  await testApp.call(request, {}, { token })
  await testApp.runJobs()
  const { data } = await testApp.call(show, {}, { token })
  const stranger = await makeMember(db, testNow)
  const path = (data?.url ?? '').replace('/api/v1', '')
  expect((await testApp.file(path, { authorization: `Bearer ${stranger.token}` })).status).toBe(403)
  expect((await testApp.file(path, { authorization: `Bearer ${token}` })).status).toBe(200)
  time.now = new Date(testNow.getTime() + 7 * day)
  expect((await testApp.call(show, {}, { token })).data).toBeNull()
})

test('is made one at a time; a new one replaces the last', async () => {
  const { token } = await makeMember(db, testNow)
  const first = await testApp.call(request, {}, { token })
  expect(await testApp.request('POST', '/user/exports', { token })).toMatchObject({ status: 409 })
  await testApp.runJobs()
  const second = await testApp.call(request, {}, { token })
  expect(second.data.id).not.toBe(first.data.id)
  await testApp.runJobs()
  expect((await testApp.call(show, {}, { token })).data).toMatchObject({ id: second.data.id, state: 'ready' })
})

test('escapes what people wrote', async () => {
  const { user, token } = await makeMember(db, testNow, { about: '<img src=x onerror=alert(1)>' })
  await testApp.call(request, {}, { token })
  await testApp.runJobs()
  const { data } = await testApp.call(show, {}, { token })
  const { bytes } = await testApp.file((data?.url ?? '').replace('/api/v1', ''), {
    authorization: `Bearer ${token}`,
  })
  const page = await textOf((await unzip(bytes)).get('index.html'))
  expect(page).toContain(user.email)
  expect(page).not.toContain('<img')
})
