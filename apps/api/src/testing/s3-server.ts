import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { afterAll } from 'vitest'
import type { S3Settings } from '../platform/files/settings.ts'
import { createBucket, sendError } from './s3-calls.ts'

/** A local S3 server for tests, with one bucket in memory. */
export type S3Double = {
  settings: S3Settings
  /** The ids of the stored objects. */
  objectIds(): string[]
  /** How many uploads in parts are neither complete nor aborted. */
  openUploads(): number
  /** How many bytes of bodies it received so far. */
  receivedBytes(): number
  /** Ages everything stored so far. */
  setModified(time: Date): void
  /** While true, each request gets 503. */
  isDown: boolean
}

const bucket = 'test-files'

/** Opens an S3 server for the tests of one file. It speaks the calls that our S3 storage makes. */
export async function openS3Server(): Promise<S3Double> {
  const { objects, uploads, handle } = createBucket()
  let received = 0

  async function handleRequest(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://s3.test')
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => {
      received += chunk.length
      chunks.push(chunk)
    })
    await once(request, 'end')
    if (double.isDown) return sendError(response, 503, 'ServiceUnavailable')
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=key-id/'))
      return sendError(response, 403, 'InvalidAccessKeyId')
    const [, name, ...rest] = decodeURIComponent(url.pathname).split('/')
    if (name !== bucket) return sendError(response, 404, 'NoSuchBucket')
    handle(
      {
        method: request.method ?? '',
        key: rest.join('/'),
        query: url.searchParams,
        headers: request.headers,
        body: Buffer.concat(chunks),
      },
      response,
    )
  }

  const server = createServer((request, response) => {
    handleRequest(request, response).catch(() => response.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  const double: S3Double = {
    settings: {
      bucket,
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      accessKeyId: 'key-id',
      secretAccessKey: 'key-secret',
    },
    objectIds: () => [...objects.keys()].map((key) => key.replace('files/', '')),
    openUploads: () => uploads.size,
    receivedBytes: () => received,
    setModified(time) {
      for (const object of objects.values()) object.modified = time
      for (const upload of uploads.values()) upload.started = time
    },
    isDown: false,
  }
  return double
}
