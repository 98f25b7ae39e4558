import type { Fail } from '../../platform/http/fail.ts'
import { examMessages } from './exam.messages.ts'

// Larger than the pictures of phones; more is refused before it is decoded.
const maxPixels = 64_000_000
const maxSide = 2560
// A list of files, a column of a page, and the same on a dense screen.
const smallerWidths = [160, 640, 1280]

/** Wider photographs have smaller sizes too. */
export const minResizedWidth = Math.min(...smallerWidths)

/** A photograph as it is stored, with the smaller sizes that pages show. */
export type Photograph = {
  bytes: Buffer
  width: number
  height: number
  sizes: SmallerSize[]
}

type SmallerSize = { width: number; bytes: Buffer }

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
    return { bytes: data, width, height, sizes: await resizePhotograph(data, width) }
  } catch {
    return fail(422, { message: examMessages.unreadablePicture })
  }
}

/** Encodes the smaller sizes of a stored photograph. Rejects if it cannot be decoded. */
export async function resizePhotograph(photograph: Buffer, width: number): Promise<SmallerSize[]> {
  const { default: sharp } = await import('sharp')
  const sizes = []
  // One after the other, so that an upload takes one thread.
  for (const smallerWidth of smallerWidths.filter((smaller) => smaller < width)) {
    const bytes = await sharp(photograph).resize({ width: smallerWidth }).webp({ quality: 76 }).toBuffer()
    sizes.push({ width: smallerWidth, bytes })
  }
  return sizes
}
