import { createReadStream } from 'node:fs'
import { copyFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Growth } from '@chignon/ui/strand/growth'
import { FfmpegError } from '../../platform/ffmpeg/ffmpeg-error.ts'
import { words } from '../../platform/ffmpeg/words.ts'
import type { StoredFile } from '../../platform/files/file.queries.ts'
import { withWorkFolder } from '../../platform/files/work-folder.ts'
import { createConcurrencyLimit } from '../../platform/http/concurrency-limit.ts'
import type { Services } from '../../platform/services.ts'
import { drawShared } from './draw-shared.ts'
import { findLoop } from './strand.queries.ts'
import { versionOf } from './strand.present.ts'

const size = { width: 720, height: 900 }
// The hair moves by less than a pixel from one to the next.
const framesPerSecond = 12
const seconds = 8
const frameCount = framesPerSecond * seconds
const timeoutMs = 2 * 60_000
const keptDays = 30
const dayMs = 86_400_000

type LoopServices = Pick<Services, 'db' | 'clock' | 'files' | 'ffmpeg' | 'env'>

// Drawing the frames takes seconds of one processor.
const limit = createConcurrencyLimit({ maxRunning: 1, maxWaiting: 10 })
const running = new Map<string, Promise<StoredFile>>()

/** The loop of a person's strand: made once per drawing and stored for 30 days. Rejects with an `FfmpegError` without ffmpeg. */
export async function loopOf(services: LoopServices, userId: string, growth: Growth): Promise<StoredFile> {
  const { db, clock } = services
  const name = `strand-${versionOf(growth)}.mp4`
  const stored = await findLoop(db(), { ownerId: userId, name, now: clock() })
  if (stored) return stored
  const key = `${userId}/${name}`
  const started = running.get(key)
  if (started) return started
  const made = limit(() => makeLoop(services, { ownerId: userId, name, growth })).finally(() =>
    running.delete(key),
  )
  running.set(key, made)
  return made
}

type NewLoop = { ownerId: string; name: string; growth: Growth }

async function makeLoop(
  { clock, files, ffmpeg, env }: LoopServices,
  { ownerId, name, growth }: NewLoop,
): Promise<StoredFile> {
  if ((await ffmpeg.find()) === null) throw new FfmpegError('missing')
  return withWorkFolder(path.join(env.videos.workFolder, 'clips'), async (folder) => {
    await drawFrames(growth, folder)
    const output = path.join(folder, 'loop.mp4')
    const { isSuccess, messages } = await ffmpeg.run(encodingArguments(folder, output), { timeoutMs })
    if (!isSuccess) throw new FfmpegError('failed', messages)
    const expiresAt = new Date(clock().getTime() + keptDays * dayMs)
    const file = { purpose: 'strand-loop', name, ownerId, type: 'video/mp4', expiresAt } as const
    return files.put(createReadStream(output), file)
  })
}

// The second half is the first one backwards, so only the first is drawn.
async function drawFrames(growth: Growth, folder: string): Promise<void> {
  const { default: sharp } = await import('sharp')
  for (let frame = 0; frame <= frameCount / 2; frame += 1) {
    const svg = drawShared(growth, { ...size, moment: frame / frameCount })
    const file = framePath(folder, frame)
    await writeFile(
      file,
      await sharp(Buffer.from(svg)).jpeg({ quality: 96, chromaSubsampling: '4:4:4' }).toBuffer(),
    )
    if (frame > 0 && frame < frameCount / 2) await copyFile(file, framePath(folder, frameCount - frame))
  }
}

function framePath(folder: string, frame: number): string {
  return path.join(folder, `${String(frame).padStart(3, '0')}.jpg`)
}

// H.264 in 8 bits of 4:2:0, which phones and the services people share with can play.
function encodingArguments(folder: string, output: string): string[] {
  return [
    ...words(`-loglevel error -framerate ${framesPerSecond} -start_number 0`),
    '-i',
    path.join(folder, '%03d.jpg'),
    '-vf',
    // Grain, so that the dark ground has no visible steps.
    'noise=alls=3,fps=24:eof_action=pass,scale=out_color_matrix=bt709:out_range=tv,format=yuv420p',
    ...words('-c:v libx264 -preset medium -crf 20 -x264-params aq-mode=3 -profile:v high -level 4.0'),
    ...words('-color_primaries bt709 -color_trc bt709 -colorspace bt709 -color_range tv'),
    ...words('-an -map_metadata -1 -fflags +bitexact -movflags +faststart'),
    output,
  ]
}
