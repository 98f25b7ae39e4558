import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { drawFrame, type Scene } from './frame.ts'

const columns = 5
const [width, height] = [160, 90]

/** Draws the small pictures of a clip for the seek bar, one for each second, and the WebVTT file that names them. */
export async function drawSprite(scene: Scene, seconds: number, folder: string): Promise<void> {
  const times = Array.from({ length: seconds }, (_, second) => second)
  const placeOf = (second: number) => ({
    left: (second % columns) * width,
    top: Math.floor(second / columns) * height,
  })
  const tiles = await Promise.all(
    times.map(async (second) => ({
      input: await sharp(Buffer.from(drawFrame(scene, (second + 0.5) / seconds)))
        .resize(width, height)
        .toBuffer(),
      ...placeOf(second),
    })),
  )
  const size = { width: columns * width, height: Math.ceil(seconds / columns) * height }
  await sharp({ create: { ...size, channels: 3, background: '#000' } })
    .composite(tiles)
    .webp({ quality: 60, effort: 6 })
    .toFile(path.join(folder, 'sprite.webp'))
  const cues = times.map((second) => {
    const { left, top } = placeOf(second)
    return `00:00:0${second}.000 --> 00:00:0${second + 1}.000\nsprite.webp#xywh=${left},${top},${width},${height}\n`
  })
  await writeFile(path.join(folder, 'sprite.vtt'), ['WEBVTT\n', ...cues].join('\n'))
}
