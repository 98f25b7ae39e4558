import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createFfmpeg } from '../platform/ffmpeg/ffmpeg.ts'
import { words } from '../platform/ffmpeg/words.ts'

const ffmpeg = createFfmpeg(undefined)

/** A recording of a tone. The extension of the name is the container. */
export async function tinySound(name: string, seconds = 2): Promise<Buffer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'chignon-sound-'))
  try {
    const file = path.join(folder, name)
    const tone = words(`-loglevel error -f lavfi -i sine=frequency=880:duration=${seconds}`)
    const { isSuccess, messages } = await ffmpeg.run([...tone, file], { timeoutMs: 60_000 })
    if (!isSuccess) throw new Error(messages)
    return await readFile(file)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
