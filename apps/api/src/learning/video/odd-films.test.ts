import path from 'node:path'
import sharp from 'sharp'
import { test } from 'vitest'
import { words } from '../../platform/ffmpeg/words.ts'
import {
  expectShapeAndColours,
  folder,
  h264,
  hdr,
  hevc,
  old,
  tagged,
  type OddFilmCase,
} from '../../testing/check-odd-film.ts'

// More of them are in odd-films.long.test.ts.
const films: OddFilmCase[] = [
  {
    title: 'HDR as HLG, 10-bit HEVC',
    filters: hdr('arib-std-b67'),
    output: hevc('arib-std-b67'),
    name: 'film.mov',
  },
  { title: 'turned', output: [...h264, ...tagged], shown: [180, 320], isTurned: true },
  { title: 'standard definition without tags', filters: old, output: h264 },
  {
    title: 'anamorphic',
    size: [360, 288],
    filters: [...old, 'setsar=16/15'],
    output: h264,
    shown: [384, 288],
  },
  {
    title: 'odd size',
    size: [321, 181],
    filters: ['scale=out_color_matrix=bt601:out_range=tv', 'format=yuv444p'],
    output: h264,
  },
]

test.each(films)('a film that is $title keeps its shape and colours', async (film) => {
  await expectShapeAndColours(film)
})

test('the cover of a file is not taken for the film', async () => {
  const cover = path.join(folder, 'cover.png')
  await sharp({ create: { width: 90, height: 90, channels: 3, background: '#0000ff' } })
    .png()
    .toFile(cover)
  const output = [
    ...words('-map 2 -map 0 -map 1 -c:v:0 png -disposition:v:0 attached_pic'),
    ...words('-c:v:1 libx264 -c:a aac'),
    ...tagged.map((word) => (word.startsWith('-') ? `${word}:v:1` : word)),
  ]
  await expectShapeAndColours({ title: 'cover', inputs: ['-i', cover], output, filters: ['null'] })
})
