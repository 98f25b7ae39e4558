import * as z from 'zod/mini'
import { defineEndpoints } from './define-endpoints.ts'
import { id } from './primitives.ts'
import { fileResponse } from './response.ts'

/** The sizes of a picture in each format, for `<source>`, best format first. */
export const pictureSources = z.array(z.object({ type: z.string(), srcset: z.string() }))

/** The point that stays visible where a picture is cropped: shares of its width and height, from 0 to 1. */
export const focalPoint = z.object({
  x: z.number().check(z.gte(0), z.lte(1)),
  y: z.number().check(z.gte(0), z.lte(1)),
})

/** An uploaded picture in several sizes: what `<picture>` needs (PICTURE-1). */
export const picture = z.object({
  id,
  /** The address of a size that suits most places. */
  src: z.string(),
  /** The other sizes. */
  sources: pictureSources,
  /** Pixels of the largest size. */
  width: z.int(),
  /** Pixels of the largest size. */
  height: z.int(),
  /** A blurred picture of a few pixels as a `data:` address, to show while the picture loads. */
  placeholder: z.string(),
  /** The point that stays visible where the picture is cropped; its centre unless someone chose another (PICTURE-6). */
  focal_point: focalPoint,
  /** What the picture shows; empty if its author did not say. */
  alt: z.string(),
})

export type Picture = z.infer<typeof picture>

/** The media types that pictures are stored as. */
export const pictureFormats = ['avif', 'webp'] as const

/** A picture and the name of one of its sizes, such as `640.avif`. */
export const pictureFileParams = z.object({
  id,
  file: z.string().check(z.regex(/^[1-9]\d{0,3}\.(avif|webp)$/)),
})

/** The sizes of uploaded pictures (PICTURE-2). */
export const pictureEndpoints = defineEndpoints('picture', {
  file: {
    method: 'GET',
    path: '/pictures/{id}/{file}',
    summary: 'One size of an uploaded picture, such as `640.avif`; it never changes',
    params: pictureFileParams,
    response: fileResponse,
  },
})
