/**
 * Draws the lesson clips of the sample academy anew: `pnpm clips [name …]`. Needs ffmpeg with libx264 on
 * the PATH. The captions beside them are written by hand and stay as they are.
 */
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { encodeFile, encodeStream, framesPerSecond } from './clips/encode.ts'
import { drawFrame, type Scene } from './clips/film.ts'
import { scenes } from './clips/scenes.ts'
import { kB } from './bench/measure.ts'
import { say } from './say.ts'

const media = path.resolve(import.meta.dirname, '../apps/api/sample/media')
const seconds = 9
const heaviest = 150_000

/** The clip that comes as a stream as well, with two sounds to choose from. */
const streamed = 'knot'

async function drawClip(name: string, scene: Scene): Promise<void> {
  const folder = path.join(media, name)
  const frames = await mkdtemp(path.join(tmpdir(), 'chignon-clip-'))
  try {
    const count = seconds * framesPerSecond
    for (let i = 0; i < count; i += 1) {
      const picture = sharp(Buffer.from(drawFrame(scene, i / (count - 1))))
      await picture.png().toFile(path.join(frames, `${String(i + 1).padStart(4, '0')}.png`))
    }
    await mkdir(folder, { recursive: true })
    const file = path.join(folder, 'clip.mp4')
    await encodeFile(frames, 'melody', seconds, file)
    await sharp(Buffer.from(drawFrame(scene, 1)))
      .webp({ quality: 72, effort: 6 })
      .toFile(path.join(folder, 'poster.webp'))
    if (name === streamed) await encodeStream(file, { melody: 'Melody', salon: 'Salon' }, seconds, folder)
    const { size } = await stat(file)
    say(`${name}: ${kB(size)}`)
    if (size > heaviest) throw new Error(`${name} weighs ${kB(size)}; a clip may weigh ${kB(heaviest)}.`)
  } finally {
    await rm(frames, { recursive: true, force: true })
  }
}

const wanted = process.argv.slice(2)
for (const [name, scene] of Object.entries(scenes)) {
  if (wanted.length === 0 || wanted.includes(name)) await drawClip(name, scene)
}
