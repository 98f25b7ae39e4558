import { Hono } from 'hono'
import { id } from '@chignon/contract/primitives'
import * as z from 'zod/mini'
import { fail } from '../http/fail.ts'
import type { Env } from '../http/mount.ts'
import type { Services } from '../services.ts'
import { uploadName } from '../uploads/upload-store.ts'
import { receiveUpload } from './receive-upload.ts'
import { isUploadPermitted } from './upload-address.ts'
import { videoMessages } from './video.messages.ts'
import { findVideo } from './video.queries.ts'

const methods = new Set(['HEAD', 'PATCH', 'OPTIONS'])

/**
 * Receives the bytes of videos by the tus protocol at `/uploads/{video}/{signature}`. These calls are no part of the contract: the
 * protocol defines them. The signature permits them, so that the browser needs no token (VIDEO-1).
 */
export function uploadRoutes(services: Services): Hono<Env> {
  const app = new Hono<Env>()
  let opening: ReturnType<typeof openServer> | undefined
  app.all('/uploads/:video/:signature', async (c) => {
    const { video: videoId, signature } = c.req.param()
    // Hono handles HEAD as GET, so the request itself is asked.
    const { method } = c.req.raw
    if (!methods.has(method)) fail(405, { headers: { Allow: [...methods].join(', ') } })
    if (!z.safeParse(id, videoId).success) fail(404)
    if (!(await isUploadPermitted(services, videoId, signature))) {
      fail(403, { message: videoMessages.addressExpired })
    }
    const video = (await findVideo(services.db(), videoId)) ?? fail(404)
    // After the last byte, a browser that lost the answer asks for the offset again.
    if (video.state !== 'uploading' && !(method === 'HEAD' && video.hasUpload)) fail(410)
    const server = await (opening ??= openServer(services))
    return server.handleWeb(c.req.raw)
  })
  return app
}

async function openServer(services: Services) {
  const [{ ERRORS, Server }, { createUploadLocker }] = await Promise.all([
    import('@tus/server'),
    import('../uploads/upload-lock.ts'),
  ])
  return new Server({
    path: '/uploads',
    datastore: await services.uploads.dataStore(),
    locker: createUploadLocker(services.db.pool.options.connectionString ?? ''),
    getFileIdFromRequest: ({ url }) => uploadName(videoIdIn(url)),
    async onUploadFinish({ url }) {
      await receiveUpload(services, videoIdIn(url))
      return {}
    },
    onResponseError(_, error) {
      const isWriteError = 'body' in error && error.body === ERRORS.FILE_WRITE_ERROR.body
      if (!isWriteError) return undefined
      services.logger.error({ reason: error.body.trim() }, 'an upload could not be written')
      return { status_code: 507, body: 'The upload could not be stored. The disk may be full.\n' }
    },
  })
}

function videoIdIn(url: string): string {
  return new URL(url, 'http://localhost').pathname.split('/').at(-2) ?? ''
}
