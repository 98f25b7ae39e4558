import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { checkWebVtt } from './check-webvtt.ts'

const cue = '00:01.000 --> 00:02.000\nText\n'

test.each([
  ['not WebVTT', '1\n00:00:01,000 --> 00:00:02,000\nText\n', { line: 1, reason: 'no_signature' }],
  ['without a caption', 'WEBVTT\n\nNOTE nothing\n', { line: 1, reason: 'no_cue' }],
  [
    'with the times of SubRip',
    'WEBVTT\n\n1\n00:00:01,000 --> 00:00:02,000\nText\n',
    { line: 4, reason: 'bad_time' },
  ],
  ['with 61 seconds', `WEBVTT\n\n${cue}\n00:61.000 --> 01:02.000\nText\n`, { line: 6, reason: 'bad_time' }],
  [
    'with a caption that ends before it starts',
    `WEBVTT\n\n${cue}\n00:03.000 --> 00:02.000\nText\n`,
    { line: 6, reason: 'ends_before_start' },
  ],
  [
    'with a caption of no length',
    'WEBVTT\r\n\r\n00:03.000 --> 00:03.000\r\nText\r\n',
    { line: 3, reason: 'ends_before_start' },
  ],
  ['with an arrow in the text', `WEBVTT\n\n${cue}more --> less\n`, { line: 5, reason: 'bad_time' }],
  ['with an empty line in a caption', `WEBVTT\n\n${cue}\nThe rest of it\n`, { line: 6, reason: 'no_time' }],
])('finds the line in a file %s', (_, text, problem) => {
  expect(checkWebVtt(text)).toEqual(problem)
})

test.each([
  ['the shortest', 'WEBVTT\n\n00:01.000 --> 00:02.000\n'],
  [
    'a header, a byte order mark and old line ends',
    `\uFEFFWEBVTT - Lesson one\rKind: captions\r\r${cue.replaceAll('\n', '\r')}`,
  ],
  [
    'styles, regions and notes',
    `WEBVTT\n\nSTYLE\n::cue { color: red }\n\nREGION\nid:a\n\nNOTE\none --- two\n\nname\n${cue}`,
  ],
  ['hours and settings', 'WEBVTT\n\n100:00:01.000 --> 100:00:02.000 line:10% align:start\nText\n'],
  ['no empty line between captions', `WEBVTT\n\n${cue}${cue}`],
  ['captions that overlap', `WEBVTT\n\n00:00.000 --> 00:04.000\nA\n\n${cue}`],
  ['no empty line after the first', `WEBVTT\n${cue}`],
])('accepts %s', (_, text) => {
  expect(checkWebVtt(text)).toBeNull()
})

test('accepts the captions of the sample', async () => {
  const file = new URL(
    '../../../../../packages/ui/src/video-player/fixtures/captions-en.vtt',
    import.meta.url,
  )
  expect(checkWebVtt(await readFile(file, 'utf8'))).toBeNull()
})
