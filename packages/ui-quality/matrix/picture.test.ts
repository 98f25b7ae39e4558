import sharp from 'sharp'
import { expect, test } from 'vitest'
import { difference, kept } from './picture.ts'

/** A screenshot of one word on a ground, as large as a small component. */
const drawn = (ground: string, dot = '#f6f3ee') =>
  sharp({ create: { width: 640, height: 400, channels: 3, background: ground } })
    .composite([
      {
        input: Buffer.from(
          `<svg width="640" height="400"><circle cx="200" cy="200" r="30" fill="${dot}"/></svg>`,
        ),
      },
    ])
    .png()
    .toBuffer()
    .then(kept)

test('the same page is the same picture', async () => {
  expect(await difference(await drawn('#181310'), await drawn('#181310'))).toBeNull()
})

test('a colour that was changed a little is seen, on the ground and in a dot', async () => {
  const before = await drawn('#181310')
  const ground = await difference(before, await drawn('#211b17'))
  expect(ground?.says).toMatch(/of 64000 pixels/)
  expect(ground?.picture?.length).toBeGreaterThan(100)
  expect(await difference(before, await drawn('#181310', '#e4dccf'))).not.toBeNull()
})

test('few pixels count where they are far off, many where they are a shade off', async () => {
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
  expect(await difference(before, await withPatch(4, '#d8b068'))).not.toBeNull()
  expect(await difference(before, await withPatch(10, '#211b17'))).toBeNull()
  expect(await difference(before, await withPatch(40, '#211b17'))).not.toBeNull()
})

test('another size is told as such', async () => {
  const larger = await sharp(await drawn('#181310'))
    .extend({ bottom: 8 })
    .webp()
    .toBuffer()
  expect((await difference(await drawn('#181310'), larger))?.says).toBe('is 320 × 208, and was 320 × 200')
})
