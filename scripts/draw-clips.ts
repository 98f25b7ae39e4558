/**
 * `pnpm clips [name …]`: renders the lesson clips of the sample content. Needs ffmpeg with libx264 on the PATH.
 * The captions in the same folders are written by hand and not changed.
 */
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { encodeFile, encodeStream, framesPerSecond } from './clips/encode.ts'
import { drawFrame, type Scene } from './clips/frame.ts'
import { scenes } from './clips/scenes.ts'
import { drawSprite } from './clips/sprite.ts'
import { assertKnownArgs } from '@chignon/dev-tools/assert-known-args'
import { kB } from '@chignon/dev-tools/measurement'
import { log } from '@chignon/dev-tools/log'

const media = path.resolve(import.meta.dirname, '../apps/api/sample/media')
const seconds = 9
const maxBytes = 150_000

/** This clip is also encoded as an HLS stream with two audio tracks. */
const streamedClip = 'knot'

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
    await drawSprite(scene, seconds, folder)
    if (name === streamedClip) await encodeStream(file, { melody: 'Melody', salon: 'Salon' }, seconds, folder)
    const { size } = await stat(file)
    log(`${name}: ${kB(size)}`)
    if (size > maxBytes) throw new Error(`${name} has ${kB(size)}; the maximum is ${kB(maxBytes)}.`)
  } finally {
    await rm(frames, { recursive: true, force: true })
  }
}

const names = process.argv.slice(2)
assertKnownArgs('clip', names, Object.keys(scenes))
for (const [name, scene] of Object.entries(scenes)) {
  if (names.length === 0 || names.includes(name)) await drawClip(name, scene)
}
