import { tinyFilm, type FilmOptions } from './tiny-film.ts'

const time = '2024-01-02T03:04:05Z'
const texts = ['+48.2082+016.3738', 'Phone of Ana', 'Core Camera', 'Secret title', '2024-01-02']

// MP4 counts the seconds from 1904.
const secondsTo1970 = 2_082_844_800
const seconds = Buffer.alloc(4)
seconds.writeUInt32BE(Date.parse(time) / 1000 + secondsTo1970)

/** A clip whose metadata, and the metadata of whose tracks, contain the place, the time and the device. */
export function clipWithMetadata(options: FilmOptions = {}): Promise<Buffer> {
  const [place = '', device = '', camera = '', title = '', day = ''] = texts
  return tinyFilm({
    languages: ['eng'],
    ...options,
    output: Object.entries({
      '-metadata': [
        `location=${place}/`,
        `comment=${device}`,
        `title=${title}`,
        `creation_time=${time}`,
        `date=${day}`,
      ],
      '-metadata:s:v': [`handler_name=${camera}`],
      '-metadata:s:a': [`title=${title}`],
    }).flatMap(([option, facts]) => facts.flatMap((fact) => [option, fact])),
  })
}

/** The metadata of `clipWithMetadata` that the bytes of a file contain. */
export function metadataIn(bytes: Buffer): string[] {
  return [...texts.filter((text) => bytes.includes(text)), ...(bytes.includes(seconds) ? ['time'] : [])]
}
