import { expect, test } from 'vitest'
import { readCaptions } from './read-captions.ts'
import { srtToWebVtt } from './srt-to-webvtt.ts'

const srt = (...lines: string[]) => srtToWebVtt(lines.join('\r\n'))

test('converts times, and leaves numbers and coordinates out', () => {
  expect(
    srt(
      '\uFEFF1',
      '00:00:01,000 --> 00:00:02,500 X1:10 X2:20',
      'The nape',
      'comes first.',
      '',
      '2',
      '1:02:03,4 --> 01:02:04.000',
      '7',
      '',
    ),
  ).toEqual({
    webvtt:
      'WEBVTT\n\n00:00:01.000 --> 00:00:02.500\nThe nape\ncomes first.\n\n01:02:03.400 --> 01:02:04.000\n7\n',
  })
})

test('keeps the marks that both formats know', () => {
  expect(
    srt('1', '00:00:01,000 --> 00:00:02,000', '{\\an8}<font color="#fff"><I>Cut</I></font> & <dry> a < b'),
  ).toEqual({
    webvtt: 'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\n<i>Cut</i> &amp; &lt;dry> a &lt; b\n',
  })
})

test('an empty line inside a caption does not end it', () => {
  expect(
    srt(
      '1',
      '00:00:01,000 --> 00:00:02,000',
      'First',
      '',
      'second',
      '',
      '2',
      '00:00:03,000 --> 00:00:04,000',
      'x',
    ),
  ).toEqual({
    webvtt: 'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nFirst\nsecond\n\n00:00:03.000 --> 00:00:04.000\nx\n',
  })
})

test.each([
  ['bad-time', 2, ['1', '00:00:01 --> 00:00:02,000', 'x']],
  ['bad-time', 2, ['1', '00:61:01,000 --> 00:62:02,000', 'x']],
  [
    'ends-before-start',
    6,
    ['1', '00:00:01,000 --> 00:00:02,000', 'x', '', '2', '00:00:03,000 --> 00:00:03,000', 'y'],
  ],
  ['no-cue', 1, ['Only text']],
] as const)('reports %s in line %i', (reason, line, lines) => {
  expect(srt(...lines)).toEqual({ problem: { line, reason } })
})

test('reads UTF-8 with a byte order mark, and names the line that is none', () => {
  const bytes = new TextEncoder().encode('\uFEFFWEBVTT\n\n00:01.000 --> 00:02.000\nÉlan\n')
  expect(readCaptions('a.vtt', bytes)).toEqual({ webvtt: 'WEBVTT\n\n00:01.000 --> 00:02.000\nÉlan\n' })
  const latin = Uint8Array.from('WEBVTT\n\n00:01.000 --> 00:02.000\n\u00C9lan\n', (letter) =>
    letter.charCodeAt(0),
  )
  expect(readCaptions('a.vtt', latin)).toEqual({ problem: { line: 4, reason: 'not-utf-8' } })
  expect(readCaptions('a.srt', latin)).toEqual({ problem: { line: 4, reason: 'not-utf-8' } })
})
