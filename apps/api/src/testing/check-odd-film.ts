import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, expect } from 'vitest'
import { createFfmpeg } from '../platform/ffmpeg/ffmpeg.ts'
import { parseProbe } from '../platform/ffmpeg/parse-probe.ts'
import { openSource, probeVideo } from '../platform/ffmpeg/probe-video.ts'
import { words } from '../platform/ffmpeg/words.ts'
import { drawPoster, remux } from '../learning/video/remux.ts'
import { transcode } from '../learning/video/transcode.ts'
import { hairColours, makeOddFilm, turnedByAQuarter, type OddFilm } from './odd-films.ts'

const ffmpeg = createFfmpeg(undefined)
/** Where the films of a test file and what is made of them are, until it ends. */
export const folder = await mkdtemp(path.join(tmpdir(), 'chignon-odd-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Arguments of an output in H.264. */
export const h264 = words('-c:v libx264 -preset veryfast -c:a aac')
/** Arguments that say that the colours are BT.709. */
export const tagged = words('-color_primaries bt709 -color_trc bt709 -colorspace bt709')
/** Filters that make the colours of standard definition. */
export const old = ['scale=out_color_matrix=bt601:out_range=tv', 'format=yuv420p']
/** Filters that make a film of high dynamic range, by the name of its curve. */
export const hdr = (transfer: string) => [
  'format=gbrp',
  `zscale=tin=bt709:pin=bt709:min=gbr:rin=full:t=${transfer}:p=bt2020:m=bt2020nc:r=tv:npl=203`,
  'format=yuv420p10le',
]
/** Arguments of an output in 10-bit HEVC, by the name of its curve. */
export const hevc = (transfer: string) =>
  words(
    `-c:v libx265 -preset ultrafast -tag:v hvc1 -x265-params log-level=error:colorprim=bt2020:transfer=${transfer}:colormatrix=bt2020nc:range=limited -color_primaries bt2020 -color_trc ${transfer} -colorspace bt2020nc -c:a aac`,
  )

/** An odd film, and how it must be shown. */
export type OddFilmCase = OddFilm & { title: string; shown?: [number, number]; isTurned?: boolean }

/** Makes the film, runs all stages of an upload, and expects its shape and colours in all pictures. */
export async function expectShapeAndColours(film: OddFilmCase): Promise<void> {
  const [width, height] = film.shown ?? film.size ?? [320, 180]
  const processed = await process(await made(film))
  expect(processed.probed).toMatchObject({ width, height })
  await expectPictures(processed)
}

async function made({ isTurned, ...film }: OddFilmCase): Promise<string> {
  const file = await makeOddFilm(ffmpeg, film)
  if (isTurned) await writeFile(file, turnedByAQuarter(await readFile(file)))
  return file
}

/** Runs the stages of an uploaded film. */
async function process(file: string) {
  const target = await mkdtemp(path.join(folder, 'film-'))
  const signal = AbortSignal.timeout(120_000)
  const source = await openSource(file)
  const header = await probeVideo(ffmpeg, source, signal)
  const duration = await remux(ffmpeg, { source, probed: header, folder: target, signal })
  const probed = { ...header, duration }
  await drawPoster(ffmpeg, { source, probed, folder: target, signal, duration })
  const [largest] = await transcode(ffmpeg, { source, probed, folder: target, signal, onProgress: () => {} })
  return { target, probed, largest }
}

/** Looks at all pictures that were made of a film. */
async function expectPictures({
  target,
  probed,
  largest,
}: Awaited<ReturnType<typeof process>>): Promise<void> {
  const { width, height } = probed
  const size = [largest?.width, largest?.height]
  // H.264 needs even sizes.
  expect(size).toEqual([width - (width % 2), height - (height % 2)])
  const poster = path.join(target, 'poster.jpg')
  expect(await sizeOf(poster)).toEqual(size)
  await expectColours(poster)
  for (const name of ['video-1.mp4', 'clip.mp4']) {
    const shown = await frameOf(path.join(target, name))
    expect(shown.size).toEqual(size)
    expect(shown.probe?.colours).toEqual({
      isFullRange: false,
      matrix: 'bt709',
      primaries: 'bt709',
      transfer: 'bt709',
    })
    await expectColours(shown.frame)
  }
  const tile = { width: 160, height: 2 * Math.round((80 * height) / width) }
  const first = path.join(target, 'first-tile.png')
  await sharp(path.join(target, 'sprite.jpg'))
    .extract({ left: 0, top: 0, ...tile })
    .toFile(first)
  await expectColours(first)
}

// A picture is turned if it is higher than wide: its halves are above each other then.
async function expectColours(file: string): Promise<void> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const isTurned = info.height > info.width
  for (const [index, colour] of hairColours.entries()) {
    const along = index === 0 ? 0.25 : 0.75
    const x = Math.floor(info.width * (isTurned ? 0.5 : along))
    const y = Math.floor(info.height * (isTurned ? along : 0.5))
    const offset = (y * info.width + x) * info.channels
    for (const [channel, value] of colour.entries())
      expect
        .soft(
          Math.abs((data[offset + channel] ?? 0) - value),
          `${path.basename(file)}: ${[...data.subarray(offset, offset + 3)].join()} for ${colour.join()}`,
        )
        .toBeLessThanOrEqual(6)
  }
}

async function sizeOf(file: string): Promise<[number, number]> {
  const { width, height } = await sharp(file).metadata()
  return [width, height]
}

// Read by its tags, as a player does.
async function frameOf(file: string) {
  const frame = `${file}.png`
  const { messages } = await ffmpeg.run(
    ['-i', file, ...words('-frames:v 1 -vf scale=in_color_matrix=bt709:in_range=tv'), frame],
    { timeoutMs: 60_000 },
  )
  return { frame, size: await sizeOf(frame), probe: parseProbe(messages) }
}
