import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createFfmpeg } from '../platform/ffmpeg/ffmpeg.ts'
import { words } from '../platform/ffmpeg/words.ts'

const ffmpeg = createFfmpeg(undefined)
const films = new Map<string, Promise<Buffer>>()

/** How a film is made. */
export type FilmOptions = {
  seconds?: number
  size?: string
  /** The languages of its sound tracks, ISO 639-2. */
  languages?: string[]
  /** The file name, whose extension is the container. */
  name?: string
  codecs?: string[]
  /** Further arguments of the output, such as metadata. */
  output?: string[]
}

/** A film with test pictures and tones, 2 seconds of 160×90 by default. Made once for each set of options. */
export function tinyFilm(options: FilmOptions = {}): Promise<Buffer> {
  const key = JSON.stringify(options)
  const film = films.get(key) ?? makeFilm(options)
  films.set(key, film)
  return film
}

async function makeFilm({
  seconds = 2,
  size = '160x90',
  languages = ['eng', 'deu'],
  name = 'film.mp4',
  codecs = ['-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-c:a', 'aac'],
  output = [],
}: FilmOptions): Promise<Buffer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'chignon-film-'))
  try {
    const file = path.join(folder, name)
    const tones = languages.flatMap((_, index) =>
      words(`-f lavfi -i sine=frequency=${440 * (index + 1)}:duration=${seconds}`),
    )
    const { isSuccess, messages } = await ffmpeg.run(
      [
        ...words(`-loglevel error -f lavfi -i testsrc=size=${size}:rate=25:duration=${seconds}`),
        ...tones,
        ...words('-map 0'),
        ...languages.flatMap((_, index) => words(`-map ${index + 1}`)),
        ...codecs,
        ...languages.flatMap((language, index) => [`-metadata:s:a:${index}`, `language=${language}`]),
        ...output,
        file,
      ],
      { timeoutMs: 60_000 },
    )
    if (!isSuccess) throw new Error(messages)
    return await readFile(file)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
