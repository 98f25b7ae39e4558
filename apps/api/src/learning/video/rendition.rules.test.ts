import { describe, expect, test } from 'vitest'
import { renditionsOf, spriteCues, spriteLayoutOf } from './rendition.rules.ts'

describe('renditionsOf()', () => {
  test.each([
    ['4K', { width: 3840, height: 2160 }, ['1920x1080', '1280x720', '640x360']],
    ['720p', { width: 1280, height: 720 }, ['1280x720', '852x480', '426x240']],
    ['a phone held upright', { width: 1080, height: 1920 }, ['1080x1920', '720x1280', '360x640']],
    ['a small picture, which is not enlarged', { width: 321, height: 241 }, ['320x240', '214x160']],
    ['a tiny picture', { width: 160, height: 90 }, ['160x90']],
  ])('returns even sizes, largest first, for %s', (_, size, expected) => {
    expect(renditionsOf(size).map(({ width, height }) => `${width}x${height}`)).toEqual(expected)
  })

  test('gives larger pictures more bits', () => {
    const bitrates = renditionsOf({ width: 1920, height: 1080 }).map(({ maxBitrate }) => maxBitrate)
    expect(bitrates).toEqual(bitrates.toSorted((a, b) => b - a))
    expect(bitrates[0]).toBe(5_000_000)
  })
})

test.each([
  [1, { seconds: 2, count: 1, columns: 1, rows: 1 }],
  [120, { seconds: 2, count: 60, columns: 10, rows: 6 }],
  [90 * 60, { seconds: 54, count: 100, columns: 10, rows: 10 }],
])('spriteLayoutOf() arranges at most 100 pictures of %d s', (duration, expected) => {
  expect(spriteLayoutOf({ width: 1920, height: 1080, duration })).toMatchObject({ ...expected, height: 90 })
})

test('spriteCues() names the part of the picture for each time', () => {
  const layout = spriteLayoutOf({ width: 1920, height: 1080, duration: 24 })
  expect(spriteCues(layout, 'sprite.jpg').split('\n\n').at(-1)).toBe(
    '00:00:22.000 --> 00:00:24.000\nsprite.jpg#xywh=160,90,160,90\n',
  )
})
