import { maxPicturePixels } from '@chignon/contract/platform/platform-rules'
import { pictureFormats } from '@chignon/contract/platform/picture'
import type { Sharp } from 'sharp'

/** The part of a picture to keep, as shares of its width and height. */
export type Crop = { x: number; y: number; width: number; height: number }

/** The sizes to make of a picture. */
export type PictureShape = {
  /** Pixels, ascending. Sizes that are larger than the picture are left out. */
  widths: readonly number[]
  /** Pixels. */
  maxHeight: number
  /** Whether the picture becomes a square. */
  isSquare: boolean
}

/** One stored size of a picture. */
export type EncodedFile = { width: number; format: (typeof pictureFormats)[number]; bytes: Buffer }

/** A picture in all its sizes. */
export type EncodedPicture = {
  /** Pixels of the largest size. */
  width: number
  height: number
  widths: number[]
  /** A `data:` address. */
  placeholder: string
  files: EncodedFile[]
}

// What libvips names the formats of our media types. Others, such as SVG, are refused even if the first bytes look like these.
const decoders: Partial<Record<string, string>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'heif',
}

const placeholderSide = 16

/**
 * Decodes a picture once and encodes it in all sizes, upright, in sRGB with 8 bits and without metadata. Of an animation the first picture
 * remains. Returns null if it cannot be read or has too many pixels.
 */
export async function encodePicture(
  original: Buffer,
  type: string,
  shape: PictureShape,
  crop?: Crop,
): Promise<EncodedPicture | null> {
  // Loading it takes time and memory, which few processes need.
  const { default: sharp } = await import('sharp')
  // One thread for each picture: the server has other things to do.
  sharp.concurrency(1)
  try {
    const input = sharp(original, { limitInputPixels: maxPicturePixels, failOn: 'error' })
    const { format, autoOrient } = await input.metadata()
    if (format !== decoders[type]) return null
    const upright = input.autoOrient()
    if (crop) upright.extract(pixelsOf(crop, autoOrient))
    const side = crop ? pixelsOf(crop, autoOrient) : autoOrient
    const decoded = resize(upright, shape, side).toColourspace('srgb').raw({ depth: 'uchar' })
    const { data, info } = await decoded.toBuffer({ resolveWithObject: true })
    const { width, height, channels } = info
    const again = () => sharp(data, { raw: { width, height, channels } })
    const widths = [...shape.widths.filter((smaller) => smaller < width), width]
    const files: EncodedFile[] = []
    // One after the other, so that a picture never takes more than one thread.
    for (const encodedWidth of widths) {
      for (const format of pictureFormats) {
        const sized = again().resize({ width: encodedWidth })
        const encoded =
          format === 'avif' ? sized.avif({ quality: 55, effort: 2 }) : sized.webp({ quality: 80, effort: 4 })
        files.push({ width: encodedWidth, format, bytes: await encoded.toBuffer() })
      }
    }
    const tiny = await again()
      .resize({ width: placeholderSide, height: placeholderSide, fit: 'inside' })
      .webp({ quality: 40, smartSubsample: false })
      .toBuffer()
    return { width, height, widths, files, placeholder: `data:image/webp;base64,${tiny.toString('base64')}` }
  } catch {
    return null
  }
}

function resize(picture: Sharp, { widths, maxHeight, isSquare }: PictureShape, side: Size): Sharp {
  const largest = widths.at(-1) ?? maxHeight
  const square = Math.min(largest, side.width, side.height)
  return isSquare
    ? picture.resize({ width: square, height: square, fit: 'cover' })
    : picture.resize({ width: largest, height: maxHeight, fit: 'inside', withoutEnlargement: true })
}

type Size = { width: number; height: number }

// Rounding must not leave the picture.
function pixelsOf(crop: Crop, { width, height }: Size) {
  const left = Math.min(Math.floor(crop.x * width), width - 1)
  const top = Math.min(Math.floor(crop.y * height), height - 1)
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.round(crop.width * width), width - left)),
    height: Math.max(1, Math.min(Math.round(crop.height * height), height - top)),
  }
}
