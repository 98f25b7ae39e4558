import { maxGalleryPictures } from '@chignon/contract/identity/identity-rules'
import { galleryEndpoints, type GalleryPicture } from '@chignon/contract/identity/gallery'
import { eq } from '../../platform/db/drizzle.ts'
import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { makeMember } from '../../platform/db/factories/user.ts'
import { files } from '../../platform/db/schema/file.ts'
import { galleryPictures } from '../../platform/db/schema/gallery.ts'
import { photograph, refusedPictures } from '../../testing/hostile-pictures.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { formWith } from '../../testing/uploads.ts'

const testApp = await openTestApp()
const { db, time } = testApp
const send = async (token: string, form: Awaited<ReturnType<typeof formWith>>) =>
  testApp.request('POST', '/upload-resource', { token, ...form })

async function uploaded(token: string): Promise<GalleryPicture> {
  const { status, body } = await send(token, await formWith(photograph, { name: '../../nape.jpg' }))
  expect(status).toBe(201)
  return z.parse(galleryEndpoints.upload.response, body).data
}

test('an uploaded picture is added by its path, listed, and removed with its files (PROFILE-4)', async () => {
  const { user, token } = await makeMember(db, time.now)
  const params = { id: user.id }
  const { path, picture } = await uploaded(token)
  expect(path).toBe(`pictures/${picture?.id}`)
  const body = { path, caption: 'The nape' }
  const { data } = await testApp.call(galleryEndpoints.add, { params, body }, { token })
  expect(data).toMatchObject({ caption: 'The nape', width: 40, height: 80, picture: { alt: 'The nape' } })
  expect(await testApp.request('POST', `/user/${user.id}/gallery`, { token, body })).toMatchObject({
    status: 409,
    body: { message: 'This picture is already in your gallery.' },
  })
  expect((await testApp.call(galleryEndpoints.list, { params })).data).toEqual([data])
  expect((await testApp.file(data.url?.replace('/api/v1', '') ?? '')).status).toBe(200)
  await testApp.call(galleryEndpoints.remove, { params, query: { path } }, { token })
  expect((await testApp.call(galleryEndpoints.list, { params })).data).toEqual([])
  expect(await db().select().from(files).where(eq(files.ownerId, user.id))).toEqual([])
})

test("another member's upload, an unknown path and a path of files are refused", async () => {
  const [owner, other] = [await makeMember(db, time.now), await makeMember(db, time.now)]
  const { path } = await uploaded(owner.token)
  for (const wrong of [path, 'pictures/x', '../../etc/passwd', 'updo/low-knot']) {
    expect(
      await testApp.request('POST', `/user/${other.user.id}/gallery`, {
        token: other.token,
        body: { path: wrong },
      }),
    ).toMatchObject({ status: 422, body: { errors: { path: [expect.stringContaining('upload it again')] } } })
  }
  const address = `/user/${owner.user.id}/gallery?path=${encodeURIComponent(path)}`
  expect((await testApp.request('DELETE', address, { token: other.token })).status).toBe(403)
})

test('a picture is described and moved by its owner (PROFILE-4)', async () => {
  const { user, token } = await makeMember(db, time.now)
  const params = { id: user.id }
  const paths = [await uploaded(token), await uploaded(token), await uploaded(token)].map(({ path }) => path)
  for (const path of paths) {
    const body = { path, caption: `Cut ${paths.indexOf(path)}` }
    await testApp.call(galleryEndpoints.add, { params, body }, { token })
  }
  const [first = '', second = '', third = ''] = paths
  const change = async (path: string, body: { caption?: string; index?: number }) =>
    (await testApp.call(galleryEndpoints.change, { params, query: { path }, body }, { token })).message
  const shown = async () =>
    (await testApp.call(galleryEndpoints.list, { params })).data.map(({ path, caption }) => [path, caption])
  expect(await change(third, { index: 0 })).toBe('The picture is now number 1 of 3.')
  expect(await change(first, { index: 40 })).toBe('The picture is now number 3 of 3.')
  expect(await change(second, { caption: '  A nape ' })).toBe('The description has been saved.')
  await change(third, { caption: '' })
  expect(await shown()).toEqual([
    [third, null],
    [second, 'A nape'],
    [first, 'Cut 0'],
  ])

  const other = await makeMember(db, time.now)
  const address = (id: string, path: string) => `/user/${id}/gallery?path=${encodeURIComponent(path)}`
  const attempt = async (id: string, path: string, body: object) =>
    (await testApp.request('PATCH', address(id, path), { token: other.token, body })).status
  expect(await attempt(user.id, first, { index: 0 })).toBe(403)
  expect(await attempt(other.user.id, first, { index: 0 })).toBe(404)
  expect(await attempt(other.user.id, first, { index: -1 })).toBe(422)
  expect((await shown())[0]).toEqual([third, null])
})

test('a gallery has a most number of pictures', async () => {
  const { user, token } = await makeMember(db, time.now)
  const { path } = await uploaded(token)
  await db()
    .insert(galleryPictures)
    .values(
      Array.from({ length: maxGalleryPictures }, (_, index) => ({
        userId: user.id,
        path: `updo/knot-${index}`,
        width: 4,
        height: 5,
        position: index + 1,
      })),
    )
  expect(await testApp.request('POST', `/user/${user.id}/gallery`, { token, body: { path } })).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('60 pictures') },
  })
})

test.each(Object.entries(refusedPictures))('%s is refused', async (_, [status, bytes]) => {
  const { token } = await makeMember(db, time.now)
  expect((await send(token, await formWith(bytes))).status).toBe(status)
})

test('a form without the file, with another field, of another type or cut off is refused', async () => {
  const { token } = await makeMember(db, time.now)
  expect((await send(token, await formWith(photograph, { field: 'picture' }))).status).toBe(422)
  const post = async (type: string, raw: string) =>
    (await testApp.request('POST', '/upload-resource', { token, raw, headers: { 'content-type': type } }))
      .status
  expect(await post('application/json', '{}')).toBe(415)
  expect(await post('multipart/form-data; boundary=x', 'not a form')).toBe(400)
  expect(await post('multipart/form-data; boundary=x', `--x\r\n\r\n${'a'.repeat(11 * 1024 * 1024)}`)).toBe(
    413,
  )
})

test('a picture of 12 MB is refused with the limit of pictures', async () => {
  const { token } = await makeMember(db, time.now)
  const answer = await send(token, await formWith(Buffer.alloc(12 * 1024 * 1024)))
  expect(answer).toMatchObject({ status: 413, body: { message: expect.stringContaining('10 MB') } })
})
