import { fileEndpoints } from '@chignon/contract/platform/file'
import { create as contentDisposition } from 'content-disposition'
import { requireLogin } from '../http/authorize.ts'
import { implement } from '../http/implement.ts'
import { signingKey } from '../http/signing-key.ts'
import { viewerIdOf } from '../http/viewer.ts'
import { readFileAddress } from './file-address.ts'
import { isShownInline } from './file-types.ts'
import { fileMessages } from './files.messages.ts'
import { storedFileResponse } from './stored-file-response.ts'

/** Sends stored files at their signed addresses (FILE-3, FILE-4). */
export const fileRoutes = implement(fileEndpoints, {
  async download({ params: { id, signature }, query, viewer, fail, services: { db, clock, files } }) {
    const isPersonal = query.for === 'me'
    if (isPersonal && viewer.role === 'guest') requireLogin(fail)
    const address = { id, viewerId: isPersonal ? viewerIdOf(viewer) : null, name: query.name ?? null }
    const until =
      readFileAddress(await signingKey(db, 'files'), address, signature) ??
      fail(403, { message: fileMessages.wrongAddress })
    const secondsLeft = Math.floor((until.getTime() - clock().getTime()) / 1000)
    if (secondsLeft <= 0) fail(410)
    const file = (await files.find(id)) ?? fail(404)
    const isAttachment = address.name !== null || !isShownInline(file.type)
    return storedFileResponse(files, file, {
      // A personal file is checked again each time, since people may share a browser.
      'Cache-Control': isPersonal ? 'private, no-cache' : `private, max-age=${secondsLeft}`,
      'Content-Disposition': contentDisposition(address.name ?? file.name, {
        type: isAttachment ? 'attachment' : 'inline',
      }),
    })
  },
})
