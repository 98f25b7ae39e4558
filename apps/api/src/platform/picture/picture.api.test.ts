import { filePurposes } from '@chignon/contract/platform/file-purposes'
import { eq } from '../db/drizzle.ts'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { makeMember } from '../db/factories/user.ts'
import { files } from '../db/schema/file.ts'
import { pictureFiles } from '../db/schema/picture.ts'
import { photograph, refusedPictures, secret, unusualPictures } from '../../testing/hostile-pictures.ts'
import { chunksOf } from '../../testing/sample-files.ts'
import { refuse } from '../../testing/refuse.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { presentPicture } from './picture.present.ts'

const testApp = await openTestApp()
const { db, time, services } = testApp
const owner = await makeMember(db, time.now)
const put = async (bytes: Buffer, name = 'me.jpg') =>
  services.pictures.put(chunksOf(bytes), { purpose: 'gallery', name, ownerId: owner.user.id }, refuse)

/** All stored sizes of a picture, as anyone loads them. */
async function load(id: string) {
  const rows = await db().select().from(pictureFiles).where(eq(pictureFiles.pictureId, id))
  return Promise.all(
    rows.map(async ({ width, format }) => ({
      width,
      format,
      ...(await testApp.file(`/pictures/${id}/${width}.${format}`)),
    })),
  )
}

test('stores several sizes in AVIF and WebP, none larger than the picture (PICTURE-1, PICTURE-2)', async () => {
  const wide = await sharp({ create: { width: 1500, height: 500, channels: 3, background: '#a52' } })
    .jpeg()
    .toBuffer()
  const stored = await put(wide)
  expect(stored).toMatchObject({ width: 1500, height: 500, widths: [320, 640, 1280, 1500] })
  const sizes = await load(stored.id)
  expect(sizes).toHaveLength(8)
  for (const { width, format, status, headers, bytes } of sizes) {
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe(`image/${format}`)
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect((await sharp(bytes).metadata()).width).toBe(width)
  }
  const { src, sources, placeholder } = presentPicture(stored, 'A bob')
  expect(src).toBe(`/api/v1/pictures/${stored.id}/1280.webp`)
  expect(sources[0]).toMatchObject({ type: 'image/avif', srcset: expect.stringContaining('320.avif 320w, ') })
  expect(placeholder.length).toBeLessThan(400)
  expect((await testApp.file(`/pictures/${stored.id}/333.webp`)).status).toBe(404)
})

test.each(Object.entries(unusualPictures))(
  '%s is encoded again, without what it carried',
  async (_, bytes) => {
    const sizes = await load((await put(bytes)).id)
    expect(sizes.length).toBeGreaterThan(0)
    for (const { status, bytes: stored } of sizes) {
      const { exif, icc, xmp, pages = 1, space, depth } = await sharp(stored).metadata()
      expect({ status, exif, icc, xmp, pages, space, depth }).toEqual({
        status: 200,
        exif: undefined,
        icc: undefined,
        xmp: undefined,
        pages: 1,
        space: 'srgb',
        depth: 'uchar',
      })
      expect(stored.includes(secret)).toBe(false)
    }
  },
)

test('a photograph is stored upright', async () => {
  expect(await put(photograph)).toMatchObject({ width: 40, height: 80 })
})

test.each(Object.entries(refusedPictures))(
  '%s is refused, and nothing is stored',
  async (_, [status, bytes]) => {
    const before = await db().select().from(files)
    await expect(put(bytes, '../../me.jpg')).rejects.toMatchObject({ status })
    expect(await db().select().from(files)).toEqual(before)
  },
)

test('more than 10 MB are refused', async () => {
  const large = Buffer.concat([photograph, Buffer.alloc(filePurposes.gallery.maxBytes)])
  await expect(put(large)).rejects.toMatchObject({ status: 413 })
})

test('a picture that is used nowhere is deleted after a day; one that is removed at once (PICTURE-4)', async () => {
  const [unused, kept, removed] = [await put(photograph), await put(photograph), await put(photograph)]
  await services.pictures.keep(kept.id)
  await services.pictures.remove([removed.id])
  const statuses = async () =>
    Promise.all(
      [unused, kept, removed].map(async ({ id }) => (await testApp.file(`/pictures/${id}/40.webp`)).status),
    )
  expect(await statuses()).toEqual([200, 200, 404])
  const { now } = time
  time.now = new Date(now.getTime() + 24 * 60 * 60 * 1000)
  expect(await statuses()).toEqual([404, 200, 404])
  await testApp.cleanUpFiles()
  time.now = now
  expect(await load(unused.id)).toEqual([])
  expect(await statuses()).toEqual([404, 200, 404])
})
