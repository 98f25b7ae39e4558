import { pictureEndpoints } from '@chignon/contract/picture'
import { storedFileResponse } from '../files/stored-file-response.ts'
import { implement } from '../http/implement.ts'
import { readSizeName } from './picture.present.ts'
import { findPictureFile } from './picture.queries.ts'

const yearInSeconds = 31_536_000

/** Sends the sizes of uploaded pictures. Their ids cannot be guessed, so that a draft's picture is as private as its address. */
export const pictureRoutes = implement(pictureEndpoints, {
  async file({ params, fail, services: { db, clock, files } }) {
    const size = { id: params.id, ...readSizeName(params.file) }
    const file = (await findPictureFile(db(), size, clock())) ?? fail(404)
    return storedFileResponse(files, file, {
      'Cache-Control': `public, max-age=${yearInSeconds}, immutable`,
    })
  },
})
