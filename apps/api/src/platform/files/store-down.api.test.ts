import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { openS3Server } from '../../testing/s3-server.ts'
import { chunksOf, sampleFiles } from '../../testing/sample-files.ts'
import { openTestApp } from '../../testing/test-app.ts'

const newFile = { purpose: 'avatar', name: 'me', ownerId: null } as const
const unavailable = {
  status: 503,
  code: 'unavailable',
  headers: { 'Retry-After': '5' },
  text: { en: 'Files are temporarily unavailable. Please try again shortly.' },
}

test.each(['answers 503', 'refuses connections', 'refuses the key'])(
  'a bucket that %s gives 503',
  async (state) => {
    const server = await openS3Server()
    const { settings } = server
    if (state === 'refuses connections') settings.endpoint = 'http://127.0.0.1:1'
    if (state === 'refuses the key') settings.accessKeyId = 'other'
    const testApp = await openTestApp({ files: { s3: settings } })
    if (state === 'answers 503') server.isDown = true
    await expect(testApp.files.put(chunksOf(sampleFiles.webp), newFile)).rejects.toMatchObject(unavailable)
    expect(testApp.errors.splice(0)).toHaveLength(1)
  },
)

test('a bucket that fails later gives 503 with the message for an address, and for HEAD still the headers', async () => {
  const server = await openS3Server()
  const testApp = await openTestApp({ files: { s3: server.settings } })
  const file = await testApp.files.put(chunksOf(sampleFiles.webp), newFile)
  const address = (await testApp.files.url(file, { viewer: 'anyone' })).replace('/api/v1', '')
  server.isDown = true
  expect(await testApp.request('GET', address, { locale: 'de' })).toMatchObject({
    status: 503,
    body: { code: 'unavailable', message: expect.stringContaining('Dateien sind gerade nicht verfügbar') },
  })
  expect(testApp.errors.splice(0)).toHaveLength(1)
  expect((await testApp.file(address, {}, 'HEAD')).status).toBe(200)
})

test('a folder that cannot be written gives 503', async () => {
  const folder = path.join(await mkdtemp(path.join(tmpdir(), 'chignon-files-')), 'file')
  await writeFile(folder, '')
  const testApp = await openTestApp({ files: { folder } })
  await expect(testApp.files.put(chunksOf(sampleFiles.webp), newFile)).rejects.toMatchObject(unavailable)
  expect(testApp.errors.splice(0)).toHaveLength(1)
  await rm(path.dirname(folder), { recursive: true })
})
