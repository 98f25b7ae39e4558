import * as z from 'zod/mini'
import { messageResponse, list, single } from '../platform/response.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { maxCaptionLength } from '../platform/platform-rules.ts'
import { maxGalleryPictures } from './identity-rules.ts'
import { picture } from '../platform/picture.ts'
import { id, previewUrl } from '../platform/primitives.ts'
import { longText } from '../platform/text-fields.ts'

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
  /** The sizes of an uploaded picture; null if it is drawn. */
  picture: z.nullable(picture),
})

export type GalleryPicture = z.infer<typeof galleryPicture>

const personParams = z.object({ id })
const path = z.string().check(z.minLength(1), z.maxLength(300))
/** What the picture shows. */
const caption = longText(maxCaptionLength)

/** A person's gallery (CALL-12, PROFILE-4). */
export const galleryEndpoints = defineEndpoints('gallery', {
  upload: {
    method: 'POST',
    path: '/upload-resource',
    summary: 'Upload a picture; add it to the gallery by the returned path',
    audience: 'member',
    isSeenByOthers: true,
    status: 201,
    encoding: 'multipart',
    body: z.object({ resource: z.file() }),
    response: single(galleryPicture),
    errors: ['too_many_requests'],
  },
  list: {
    method: 'GET',
    path: '/user/{id}/gallery',
    summary: 'A person’s gallery',
    params: personParams,
    response: list(galleryPicture),
  },
  add: {
    method: 'POST',
    path: '/user/{id}/gallery',
    summary: 'Add an uploaded picture',
    audience: 'member',
    isSeenByOthers: true,
    status: 201,
    params: personParams,
    body: z.object({ path, caption: z.optional(caption) }),
    response: z.extend(single(galleryPicture), { message: z.string() }),
    errors: ['forbidden', 'conflict'],
  },
  change: {
    method: 'PATCH',
    path: '/user/{id}/gallery',
    summary: 'Describe a picture, or move it to another place',
    audience: 'member',
    isSeenByOthers: true,
    params: personParams,
    query: z.object({ path }),
    body: z.object({
      /** Empty removes it. */
      caption: z.optional(caption),
      /** Its new place, from 0; the last one if there are fewer pictures. */
      index: z.optional(z.int().check(z.minimum(0), z.maximum(maxGalleryPictures - 1))),
    }),
    response: messageResponse,
    errors: ['forbidden'],
  },
  remove: {
    method: 'DELETE',
    path: '/user/{id}/gallery',
    summary: 'Remove a picture',
    audience: 'member',
    params: personParams,
    query: z.object({ path }),
    response: messageResponse,
    errors: ['forbidden'],
  },
})
