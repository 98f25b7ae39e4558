import { pictureEndpoints } from '@chignon/contract/platform/picture'
import { viewerContextOf } from '../http/viewer-context.ts'
import { sharedCacheControl, storedFileResponse } from '../files/stored-file-response.ts'
import { implement } from '../http/implement.ts'
import { readSizeName } from './picture.present.ts'
import { findPictureFile } from './picture.queries.ts'

const yearInSeconds = 31_536_000

/**
 * Sends the sizes of uploaded pictures. Their ids cannot be guessed, so that a draft's picture is as private as its address; those of
 * a held or hidden text are sent only to its author and to staff (MODERATION-9).
 */
export const pictureRoutes = implement(pictureEndpoints, {
  async file({ params, viewer, locale, fail, services: { db, clock, files } }) {
    const size = { id: params.id, ...readSizeName(params.file) }
    const viewerContext = viewerContextOf({ viewer, locale })
    const file = (await findPictureFile(db(), size, viewerContext, clock())) ?? fail(404)
    return storedFileResponse(files, file, {
      'Cache-Control': sharedCacheControl(viewer, `max-age=${yearInSeconds}, immutable`),
    })
  },
})
