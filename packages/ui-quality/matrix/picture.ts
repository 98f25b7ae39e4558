import pixelmatch from 'pixelmatch'
import sharp from 'sharp'

/**
 * What is kept of a screenshot: half as wide, as WebP. A new one is kept the same way before the two are compared, so
 * what the format loses is lost on both sides, and the same page gives the same bytes.
 */
export async function kept(png: Buffer): Promise<Buffer> {
  const { width } = await sharp(png).metadata()
  return sharp(png)
    .resize(Math.round(width / 2))
    .flatten()
    .webp({ quality: 80, smartSubsample: true })
    .toBuffer()
}

/**
 * How two pictures may differ: a few pixels by much, which a person sees at once; a small part by some; a large one by a
 * shade, about five steps of 255, as a ground that was changed. What lies below is what the format makes of one hairline
 * drawn otherwise: it spends its bits elsewhere then, and pixels far from it change by a step or two.
 */
const ways = [
  { threshold: 0.08, tolerance: () => 12 },
  { threshold: 0.04, tolerance: (all: number) => all * 0.001 },
  { threshold: 0.02, tolerance: (all: number) => all * 0.008 },
]

export type Difference = {
  /** In a sentence. */
  says: string
  /** Both, and what differs in red; a PNG. Null where they are not of one size. */
  picture: Buffer | null
}

async function pixels(picture: Buffer) {
  return sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
}

/** What a newly drawn picture has that the kept one has not. Null where a person would see none. */
export async function difference(before: Buffer, after: Buffer): Promise<Difference | null> {
  if (before.equals(after)) return null
  const [one, other] = await Promise.all([pixels(before), pixels(after)])
  const { width, height } = one.info
  if (width !== other.info.width || height !== other.info.height)
    return {
      says: `is ${other.info.width} × ${other.info.height}, and was ${width} × ${height}`,
      picture: null,
    }
  const all = width * height
  const out = Buffer.alloc(all * 4)
  let count = 0
  const isOther = ways.some(({ threshold, tolerance }) => {
    count = pixelmatch(one.data, other.data, out, width, height, { threshold, includeAA: true })
    return count > tolerance(all)
  })
  if (!isOther) return null
  const raw = { width, height, channels: 4 as const }
  const sheet = await sharp({ create: { width: width * 3, height, channels: 4, background: '#fff' } })
    .composite([
      { input: one.data, raw, left: 0, top: 0 },
      { input: other.data, raw, left: width, top: 0 },
      { input: out, raw, left: width * 2, top: 0 },
    ])
    .png()
    .toBuffer()
  return { says: `differs in ${count} of ${all} pixels`, picture: sheet }
}
