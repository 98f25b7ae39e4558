import sharp from 'sharp'
import { expect, test } from 'vitest'
import { comparePictures, encodePicture } from './compare-pictures.ts'

/** An encoded screenshot of a dot on a background, as large as a small component. */
const screenshot = (background: string, dot = '#f6f3ee') =>
  sharp({ create: { width: 640, height: 400, channels: 3, background } })
    .composite([
      {
        input: Buffer.from(
          `<svg width="640" height="400"><circle cx="200" cy="200" r="30" fill="${dot}"/></svg>`,
        ),
      },
    ])
    .png()
    .toBuffer()
    .then(encodePicture)

test('returns null for the same page', async () => {
  expect(await comparePictures(await screenshot('#181310'), await screenshot('#181310'))).toBeNull()
})

test('reports a slightly changed colour of the background and of a dot', async () => {
  const before = await screenshot('#181310')
  const changed = await comparePictures(before, await screenshot('#211b17'))
  expect(changed?.message).toMatch(/of 64000 pixels/)
  expect(changed?.picture?.length).toBeGreaterThan(100)
  expect(await comparePictures(before, await screenshot('#181310', '#e4dccf'))).not.toBeNull()
})

test('reports a few pixels that differ a lot, and a shade only in many pixels', async () => {
  const withPatch = (side: number, colour: string) =>
    sharp({ create: { width: 320, height: 200, channels: 3, background: '#181310' } })
      .composite([
        {
          input: { create: { width: side, height: side, channels: 3, background: colour } },
          left: 9,
          top: 9,
        },
      ])
      .webp({ lossless: true })
      .toBuffer()
  const before = await withPatch(1, '#181310')
  expect(await comparePictures(before, await withPatch(4, '#d8b068'))).not.toBeNull()
  expect(await comparePictures(before, await withPatch(10, '#211b17'))).toBeNull()
  expect(await comparePictures(before, await withPatch(40, '#211b17'))).not.toBeNull()
})

test('reports another size', async () => {
  const larger = await sharp(await screenshot('#181310'))
    .extend({ bottom: 8 })
    .webp()
    .toBuffer()
  const difference = await comparePictures(await screenshot('#181310'), larger)
  expect(difference?.message).toBe('is 320 × 208, was 320 × 200')
})
