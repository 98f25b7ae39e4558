import { Hono } from 'hono'
import { id } from '@chignon/contract/platform/primitives'
import * as z from 'zod/mini'
import { fail } from '../http/fail.ts'
import type { Env } from '../http/mount.ts'
import type { Services } from '../http/services.ts'
import { isUploadPermitted } from './upload-address.ts'
import type { UploadKind } from './upload-kind.ts'
import { uploadName } from './upload-store.ts'
import { uploadMessages } from './upload.messages.ts'

const methods = new Set(['HEAD', 'PATCH', 'OPTIONS'])

/**
 * Receives bytes by the tus protocol at `/uploads/{id}/{signature}`. These calls are no part of the contract: the protocol defines them.
 * The signature permits them, so that the browser needs no token (VIDEO-1).
 */
export function uploadRoutes(services: Services, kinds: UploadKind[]): Hono<Env> {
  const app = new Hono<Env>()
  let opening: ReturnType<typeof openServer> | undefined
  app.all('/uploads/:id/:signature', async (c) => {
    const { id: uploadId, signature } = c.req.param()
    // Hono handles HEAD as GET, so the request itself is asked.
    const { method } = c.req.raw
    if (!methods.has(method)) fail(405, { headers: { Allow: [...methods].join(', ') } })
    if (!z.safeParse(id, uploadId).success) fail(404)
    if (!(await isUploadPermitted(services, uploadId, signature))) {
      fail(403, { message: uploadMessages.addressExpired })
    }
    const { upload } = (await findUpload(kinds, uploadId)) ?? fail(404)
    // After the last byte, a browser that lost the answer asks for the offset again.
    if (!upload.isUploading && !(method === 'HEAD' && upload.hasUpload)) fail(410)
    const server = await (opening ??= openServer(services, kinds))
    return server.handleWeb(c.req.raw)
  })
  return app
}

async function findUpload(kinds: UploadKind[], uploadId: string) {
  for (const kind of kinds) {
    const upload = await kind.find(uploadId)
    if (upload) return { kind, upload }
  }
  return undefined
}

async function openServer(services: Services, kinds: UploadKind[]) {
  const [{ ERRORS, Server }, { createUploadLocker }] = await Promise.all([
    import('@tus/server'),
    import('./upload-lock.ts'),
  ])
  return new Server({
    path: '/uploads',
    datastore: await services.uploads.dataStore(),
    locker: createUploadLocker(services.db.pool.options.connectionString ?? ''),
    getFileIdFromRequest: ({ url }) => uploadName(uploadIdIn(url)),
    async onUploadFinish({ url }) {
      const uploadId = uploadIdIn(url)
      await (await findUpload(kinds, uploadId))?.kind.receive(uploadId)
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

function uploadIdIn(url: string): string {
  return new URL(url, 'http://localhost').pathname.split('/').at(-2) ?? ''
}
