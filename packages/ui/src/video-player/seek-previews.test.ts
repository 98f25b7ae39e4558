import { expect, test } from 'vitest'
import { readSeekPreviews, seekPreviewAt } from './seek-previews.ts'

const base = 'https://academy.test/media/signed/sprite.vtt'
const webvtt = `WEBVTT\r\n\r\n00:00:00.000 --> 00:00:02.000\r\nsprite.jpg#xywh=0,0,160,90\r\n
01:00:02.500 --> 01:00:04.000
sprite.jpg#xywh=pixel:160,90,160,90
`

test('reads the parts of a picture, whose address is relative to the file', () => {
  expect(readSeekPreviews(webvtt, base)).toEqual([
    {
      start: 0,
      end: 2,
      src: 'https://academy.test/media/signed/sprite.jpg',
      x: 0,
      y: 0,
      width: 160,
      height: 90,
    },
    {
      start: 3602.5,
      end: 3604,
      src: 'https://academy.test/media/signed/sprite.jpg',
      x: 160,
      y: 90,
      width: 160,
      height: 90,
    },
  ])
})

test('reads nothing from a file without parts', () => {
  expect(readSeekPreviews('<!doctype html>', base)).toEqual([])
})

test('finds the picture at a time, and at the end the last one', () => {
  const previews = readSeekPreviews(webvtt, base)
  expect([0, 1.9, 2, 3603, 4000].map((time) => seekPreviewAt(previews, time)?.x)).toEqual([
    0, 0, 160, 160, 160,
  ])
  expect(seekPreviewAt([], 1)).toBeUndefined()
})
