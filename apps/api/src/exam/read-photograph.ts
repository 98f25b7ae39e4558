import type { Fail } from '../http/fail.ts'
import { examMessages } from './exam.messages.ts'

// Larger than the pictures of phones; more is refused before it is decoded.
const maxPixels = 64_000_000
const maxSide = 2560
// A list of files, a column of a page, and the same on a dense screen.
const smallerWidths = [160, 640, 1280]

/** A photograph as it is stored, with the smaller sizes that pages show. */
export type Photograph = {
  bytes: Buffer
  width: number
  height: number
  sizes: { width: number; bytes: Buffer }[]
}

/**
 * Decodes a photograph and encodes it as WebP of at most 2560 pixels, upright and without metadata such as the place where it was taken.
 * Ends the call with 422 if it is broken or has too many pixels.
 */
export async function readPhotograph(original: Buffer, fail: Fail<'invalid'>): Promise<Photograph> {
  // Loading it takes time and memory, which few processes need.
  const { default: sharp } = await import('sharp')
  try {
    const { data, info } = await sharp(original, { limitInputPixels: maxPixels, failOn: 'error' })
      .autoOrient()
      .resize(maxSide, maxSide, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true })
    const { width, height } = info
    const sizes = []
    // One after the other, so that an upload takes one thread.
    for (const one of smallerWidths.filter((smaller) => smaller < width)) {
      sizes.push({
        width: one,
        bytes: await sharp(data).resize({ width: one }).webp({ quality: 76 }).toBuffer(),
      })
    }
    return { bytes: data, width, height, sizes }
  } catch {
    return fail(422, { message: examMessages.unreadablePicture })
  }
}
