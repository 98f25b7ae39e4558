/** The size and the highest bitrate of a quality. */
export type Rendition = { width: number; height: number; maxBitrate: number }

const maxShortSide = 1080
const minShortSide = 160
const smallerShares = [2 / 3, 1 / 3]
const fullHd = { pixels: 1920 * 1080, bitrate: 5_000_000 }

/**
 * The qualities of a video, highest first: its own size, at most Full HD, then two thirds and one third of it (VIDEO-5). Nothing is
 * enlarged, and qualities that are too small to follow a lesson are left out.
 */
export function renditionsOf({
  width,
  height,
}: {
  width: number
  height: number
}): [Rendition, ...Rendition[]] {
  const shortSide = Math.min(width, height)
  const largest = Math.min(1, maxShortSide / shortSide)
  const rendition = (share: number): Rendition => {
    const size = { width: even(width * largest * share), height: even(height * largest * share) }
    return { ...size, maxBitrate: bitrateOf(size.width * size.height) }
  }
  const smaller = smallerShares.filter((share) => shortSide * largest * share >= minShortSide)
  return [rendition(1), ...smaller.map(rendition)]
}

const maxPosterWidth = 1280

/** The size of the poster: as the video is shown, not enlarged. */
export function posterSizeOf({ width, height }: { width: number; height: number }): {
  width: number
  height: number
} {
  const share = Math.min(1, maxPosterWidth / width)
  return { width: even(width * share), height: even(height * share) }
}

// H.264 with 4:2:0 needs even sizes. Rounded down, so that nothing is enlarged.
function even(length: number): number {
  return Math.max(2, Math.floor(Math.round(length) / 2) * 2)
}

// Smaller pictures need more bits for each pixel.
function bitrateOf(pixels: number): number {
  return Math.max(150_000, Math.round(fullHd.bitrate * (pixels / fullHd.pixels) ** 0.75))
}

const maxTiles = 100
const tileColumns = 10
const tileWidth = 160

/** The pictures for the seek bar: how many seconds lie between them, and how they are arranged. */
export type SpriteLayout = {
  seconds: number
  count: number
  columns: number
  rows: number
  width: number
  height: number
}

/** Arranges at most 100 small pictures of a video (VIDEO-6). */
export function spriteLayoutOf(video: { width: number; height: number; duration: number }): SpriteLayout {
  const seconds = Math.max(2, Math.ceil(video.duration / maxTiles))
  const count = Math.max(1, Math.ceil(video.duration / seconds))
  return {
    seconds,
    count,
    columns: Math.min(count, tileColumns),
    rows: Math.ceil(count / tileColumns),
    width: tileWidth,
    height: even((tileWidth * video.height) / video.width),
  }
}

/** The WebVTT file that names the part of the picture for each time. */
export function spriteCues(
  { seconds, count, columns, width, height }: SpriteLayout,
  picture: string,
): string {
  const cues = Array.from({ length: count }, (_, index) => {
    const left = (index % columns) * width
    const top = Math.floor(index / columns) * height
    const times = `${timeOf(index * seconds)} --> ${timeOf((index + 1) * seconds)}`
    return `${times}\n${picture}#xywh=${left},${top},${width},${height}\n`
  })
  return `WEBVTT\n\n${cues.join('\n')}`
}

function timeOf(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return `${parts.map((part) => String(part).padStart(2, '0')).join(':')}.000`
}
