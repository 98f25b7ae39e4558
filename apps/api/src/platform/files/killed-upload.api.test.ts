import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { fileURLToPath } from 'node:url'
import { serve } from '@hono/node-server'
import { describe, expect, onTestFinished, test } from 'vitest'
import { files } from '../db/schema/file.ts'
import { Failure } from '../http/fail.ts'
import { openFileStores } from '../../testing/file-stores.ts'
import { chunksOf, sampleFiles } from '../../testing/sample-files.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { testNow } from '../../testing/test-now.ts'
import type { FileSettings } from './settings.ts'

const script = fileURLToPath(new URL('../../testing/killed-upload.ts', import.meta.url))
const apps = await Promise.all(
  (await openFileStores()).map(async (store) => ({
    name: store.name,
    store,
    testApp: await openTestApp({ files: store.settings }),
  })),
)

describe.each(apps)('on $name', ({ store, testApp }) => {
  const { db, time } = testApp
  const nextDay = async () => {
    await store.setModified(testNow)
    time.now = new Date(testNow.getTime() + 24 * 60 * 60 * 1000 + 1)
    await testApp.cleanUpFiles()
    time.now = testNow
  }
  const state = async () => ({
    rows: (await db().select().from(files)).length,
    objects: (await store.ids()).length,
    partial: await store.countPartial(),
  })

  function upload(end: 'before the row' | 'never') {
    const url = db.pool.options.connectionString ?? ''
    const child = spawn(process.execPath, [script, url, end, JSON.stringify(variablesOf(store.settings))], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    onTestFinished(() => void child.kill('SIGKILL'))
    return child
  }

  test('a process killed between object and row leaves an object that the daily job removes', async () => {
    const [, signal] = await once(upload('before the row'), 'exit')
    expect(signal).toBe('SIGKILL')
    expect(await state()).toEqual({ rows: 0, objects: 1, partial: 0 })
    await nextDay()
    expect(await state()).toEqual({ rows: 0, objects: 0, partial: 0 })
  })

  test('a process killed while it uploads leaves a part that the daily job removes', async () => {
    const child = upload('never')
    await expect.poll(() => store.countPartial(), { timeout: 30_000 }).toBe(1)
    child.kill('SIGKILL')
    await once(child, 'exit')
    expect(await state()).toEqual({ rows: 0, objects: 0, partial: 1 })
    await nextDay()
    expect(await state()).toEqual({ rows: 0, objects: 0, partial: 0 })
  })

  test('a client that breaks off leaves nothing', async () => {
    const { promise: ended, resolve: end } = Promise.withResolvers<unknown>()
    const server = serve({
      port: 0,
      hostname: '127.0.0.1',
      async fetch({ body }) {
        await testApp.files
          .put(body ?? chunksOf(Buffer.alloc(0)), { purpose: 'avatar', name: 'me', ownerId: null })
          .then(end, (error: unknown) => end(error))
        return new Response()
      },
    })
    onTestFinished(() => void server.close())
    await once(server, 'listening')
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const sending = request({ port, host: '127.0.0.1', method: 'POST' })
    sending.on('error', () => {})
    sending.write(sampleFiles.webp)
    sending.write(Buffer.alloc(7_000_000))
    await expect.poll(() => store.countPartial()).toBe(1)
    sending.destroy()
    const error = await ended
    expect(error).toBeInstanceOf(Failure)
    expect(error).toMatchObject({
      status: 400,
      text: { en: 'The upload was interrupted. Please try again.' },
    })
    expect(await state()).toEqual({ rows: 0, objects: 0, partial: 0 })
  })
})

function variablesOf(settings: FileSettings): Record<string, string | undefined> {
  if ('folder' in settings) return { FILES_DIR: settings.folder }
  const { bucket, endpoint, accessKeyId, secretAccessKey } = settings.s3
  return {
    S3_BUCKET: bucket,
    S3_ENDPOINT: endpoint,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  }
}
