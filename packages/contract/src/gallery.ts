import * as z from 'zod/mini'
import { messageResponse, list, single } from './response.ts'
import { defineEndpoints } from './define-endpoints.ts'
import { id, previewUrl } from './primitives.ts'

/**
 * A picture of a person’s gallery, identified by its path. Without a `url` it is drawn from its path, as a cover is from
 * its slug: in `updo/low-knot`, `updo` is the category and `low-knot` the seed (PROFILE-5).
 */
export const galleryPicture = z.object({
  path: z.string(),
  url: previewUrl,
  /** The person’s description of the picture; null if there is none. */
  caption: z.nullable(z.string()),
  /** Pixels. */
  width: z.int(),
  /** Pixels. */
  height: z.int(),
})

export type GalleryPicture = z.infer<typeof galleryPicture>

const ofPerson = z.object({ id })
const path = z.string().check(z.minLength(1), z.maxLength(300))

/** A person's gallery (CALL-12, PROFILE-4). */
export const galleryEndpoints = defineEndpoints('gallery', {
  upload: {
    method: 'POST',
    path: '/upload-resource',
    summary: 'Upload a picture; add it to the gallery by the returned path',
    audience: 'member',
    status: 201,
    encoding: 'multipart',
    body: z.object({ resource: z.file() }),
    response: single(galleryPicture),
  },
  list: {
    method: 'GET',
    path: '/user/{id}/gallery',
    summary: 'A person’s gallery',
    params: ofPerson,
    response: list(galleryPicture),
  },
  add: {
    method: 'POST',
    path: '/user/{id}/gallery',
    summary: 'Add an uploaded picture',
    audience: 'member',
    status: 201,
    params: ofPerson,
    body: z.object({ path }),
    response: single(galleryPicture),
    errors: ['forbidden'],
  },
  remove: {
    method: 'DELETE',
    path: '/user/{id}/gallery',
    summary: 'Remove a picture',
    audience: 'member',
    params: ofPerson,
    query: z.object({ path }),
    response: messageResponse,
    errors: ['forbidden'],
  },
})
