import { test } from 'vitest'
import { words } from '../../platform/ffmpeg/words.ts'
import {
  expectShapeAndColours,
  h264,
  hdr,
  hevc,
  old,
  tagged,
  type OddFilmCase,
} from '../../testing/check-odd-film.ts'

const films: OddFilmCase[] = [
  { title: 'plain', output: [...h264, ...tagged] },
  { title: 'HDR as PQ, 10-bit HEVC', filters: hdr('smpte2084'), output: hevc('smpte2084') },
  {
    title: 'variable frame rate',
    output: [...h264, ...tagged, ...words('-vsync vfr')],
    filters: [
      "select='not(mod(n,7))+not(mod(n,3))'",
      'scale=out_color_matrix=bt709:out_range=tv',
      'format=yuv420p',
    ],
  },
  { title: 'no sound', sound: null, output: [...h264, ...tagged] },
  {
    title: 'picture after the sound',
    output: [...h264, ...tagged],
    filters: ['scale=out_color_matrix=bt709:out_range=tv', 'format=yuv420p', 'setpts=PTS+1/TB'],
    sound: words('-f lavfi -i sine=frequency=440:duration=2'),
  },
  {
    title: 'sound after the picture',
    output: [...h264, ...tagged, '-t', '8'],
    sound: words('-f lavfi -i sine=frequency=440:duration=8'),
  },
  {
    title: '4:4:4',
    output: [...h264, ...tagged],
    filters: ['scale=out_color_matrix=bt709:out_range=tv', 'format=yuv444p'],
  },
  {
    title: 'full range',
    output: [...h264, ...tagged],
    filters: ['scale=out_color_matrix=bt709:out_range=pc', 'format=yuvj420p'],
  },
  { title: '5.1', output: [...h264, ...tagged, ...words('-ac 6')] },
  {
    title: 'interlaced',
    filters: [...old, 'setfield=tff'],
    output: [...h264, ...words('-flags +ildct+ilme -x264opts tff=1')],
  },
  {
    title: 'VP9 in WebM',
    output: [...words('-c:v libvpx-vp9 -deadline realtime -c:a libopus'), ...tagged],
    name: 'film.webm',
  },
]

test.each(films)('a film that is $title keeps its shape and colours', async (film) => {
  await expectShapeAndColours(film)
})
