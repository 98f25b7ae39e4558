import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Ffmpeg } from '../platform/ffmpeg/ffmpeg.ts'
import { words } from '../platform/ffmpeg/words.ts'

/** The colours of the left and right half of all odd films: two hair colours. */
export const hairColours = [
  [123, 63, 0],
  [217, 179, 130],
] as const

/** How an odd film differs. */
export type OddFilm = {
  /** The size of the picture as it is stored. Default 320×180. */
  size?: [width: number, height: number]
  /** Filters that follow the drawing, such as a conversion of colours. */
  filters?: string[]
  /** Arguments of the output. */
  output: string[]
  /** Arguments of a sound input; null for a silent film. */
  sound?: string[] | null
  /** Further inputs, such as a cover. */
  inputs?: string[]
  name?: string
}

/** Makes a film of a second whose left half has one colour and whose right half another. Returns its path. */
export async function makeOddFilm(ffmpeg: Ffmpeg, film: OddFilm): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'chignon-odd-film-'))
  const file = path.join(folder, film.name ?? 'film.mp4')
  const [width, height] = film.size ?? [320, 180]
  const picture = path.join(folder, 'picture.ppm')
  await writeFile(picture, halves(width, height))
  const sound = film.sound === null ? [] : (film.sound ?? words('-f lavfi -i sine=frequency=440:duration=1'))
  const { isSuccess, messages } = await ffmpeg.run(
    [
      ...words('-loglevel error -loop 1 -framerate 25 -t 1 -i'),
      picture,
      ...sound,
      ...(film.inputs ?? []),
      '-vf',
      (film.filters ?? ['scale=out_color_matrix=bt709:out_range=tv', 'format=yuv420p']).join(','),
      ...film.output,
      file,
    ],
    { timeoutMs: 60_000 },
  )
  if (!isSuccess) throw new Error(messages)
  return file
}

// A portable pixmap.
function halves(width: number, height: number): Buffer {
  const row = Buffer.concat(
    Array.from({ length: width }, (_, x) => Buffer.from(hairColours[x < width / 2 ? 0 : 1])),
  )
  return Buffer.concat([
    Buffer.from(`P6\n${width} ${height}\n255\n`),
    ...Array.from({ length: height }, () => row),
  ])
}

/** Writes into an MP4 file that the picture is shown turned by a quarter to the right, as phones do. */
export function turnedByAQuarter(film: Buffer): Buffer {
  const copy = Buffer.from(film)
  // The matrix is 40 bytes into the content of the first track's header (ISO/IEC 14496-12, 8.3.2).
  const matrix = copy.indexOf('tkhd') + 4 + 40
  for (const [index, value] of [0, 0x10000, 0, -0x10000, 0].entries())
    copy.writeInt32BE(value, matrix + index * 4)
  return copy
}
