import pixelmatch from 'pixelmatch'
import sharp from 'sharp'

/**
 * Encodes a screenshot as it is stored: WebP at half the width. New screenshots are encoded the same way before the
 * comparison, so that both lose the same details and equal pages give equal bytes.
 */
export async function encodePicture(png: Buffer): Promise<Buffer> {
  const { width } = await sharp(png).metadata()
  return sharp(png)
    .resize(Math.round(width / 2))
    .flatten()
    .webp({ quality: 80, smartSubsample: true })
    .toBuffer()
}

/**
 * How many pixels may differ by how much: a few by a lot, a small part by some, a large part by a shade of about five steps
 * of 255, such as a changed background. Smaller differences come from the encoding: when one thin line changes, it also
 * changes distant pixels by a step or two.
 */
const tolerances = [
  { threshold: 0.08, maxPixels: () => 12 },
  { threshold: 0.04, maxPixels: (all: number) => all * 0.001 },
  { threshold: 0.02, maxPixels: (all: number) => all * 0.008 },
]

export type Difference = {
  /** One sentence. */
  message: string
  /** PNG with both pictures and their difference in red; null if their sizes differ. */
  picture: Buffer | null
}

async function readPixels(picture: Buffer) {
  return sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
}

/** The visible difference between a stored and a new picture; null if there is none. */
export async function comparePictures(before: Buffer, after: Buffer): Promise<Difference | null> {
  if (before.equals(after)) return null
  const [stored, taken] = await Promise.all([readPixels(before), readPixels(after)])
  const { width, height } = stored.info
  if (width !== taken.info.width || height !== taken.info.height)
    return {
      message: `is ${taken.info.width} × ${taken.info.height}, was ${width} × ${height}`,
      picture: null,
    }
  const all = width * height
  const diff = Buffer.alloc(all * 4)
  let count = 0
  const isDifferent = tolerances.some(({ threshold, maxPixels }) => {
    count = pixelmatch(stored.data, taken.data, diff, width, height, { threshold, includeAA: true })
    return count > maxPixels(all)
  })
  if (!isDifferent) return null
  const raw = { width, height, channels: 4 as const }
  const picture = await sharp({ create: { width: width * 3, height, channels: 4, background: '#fff' } })
    .composite([
      { input: stored.data, raw, left: 0, top: 0 },
      { input: taken.data, raw, left: width, top: 0 },
      { input: diff, raw, left: width * 2, top: 0 },
    ])
    .png()
    .toBuffer()
  return { message: `differs in ${count} of ${all} pixels`, picture }
}
