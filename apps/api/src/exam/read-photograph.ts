import type { Fail } from '../http/fail.ts'
import { examMessages } from './exam.messages.ts'

// Larger than the pictures of phones; more is refused before it is decoded.
const maxPixels = 64_000_000
const maxSide = 2560

/** A photograph as it is stored. */
export type Photograph = { bytes: Buffer; width: number; height: number }

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
    return { bytes: data, width: info.width, height: info.height }
  } catch {
    return fail(422, { message: examMessages.unreadablePicture })
  }
}
