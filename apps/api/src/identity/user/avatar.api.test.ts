import { profileEndpoints } from '@chignon/contract/identity/profile'
import { eq } from '../../platform/db/drizzle.ts'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { makeMember } from '../../platform/db/factories/user.ts'
import { pictures } from '../../platform/db/schema/picture.ts'
import { refusedPictures } from '../../testing/hostile-pictures.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { upload } from '../../testing/uploads.ts'
import { findUser } from './user.queries.ts'

const testApp = await openTestApp()
const { db, time } = testApp

// Red on the left, blue on the right.
const twoColours = await sharp({ create: { width: 600, height: 300, channels: 3, background: '#f00' } })
  .composite([
    { input: { create: { width: 300, height: 300, channels: 3, background: '#00f' } }, left: 300, top: 0 },
  ])
  .png()
  .toBuffer()

test('a portrait is cropped to a square, replaces the previous one, and is removed (PICTURE-5)', async () => {
  const { user, token } = await makeMember(db, time.now)
  const set = async (query = '') => {
    const { status } = await upload(testApp, `/user/avatar${query}`, twoColours, token)
    expect(status).toBe(200)
    const url = (await findUser(db(), user.id))?.thumbnailUrl ?? ''
    return sharp((await testApp.file(url.replace('/api/v1', ''))).bytes)
  }
  expect(await (await set()).metadata()).toMatchObject({ width: 192, height: 192 })
  const { dominant } = await (await set('?x=0.5&y=0&width=0.5&height=1')).stats()
  expect(dominant.b).toBeGreaterThan(200)
  expect(await db().select().from(pictures).where(eq(pictures.ownerId, user.id))).toHaveLength(1)
  expect((await testApp.request('DELETE', '/user/avatar', { token })).body).toMatchObject({
    data: { thumbnail_url: null },
    message: 'Your picture has been removed.',
  })
  expect(await db().select().from(pictures).where(eq(pictures.ownerId, user.id))).toEqual([])
})

test('the public profile has a portrait in all its sizes', async () => {
  const { user, token } = await makeMember(db, time.now)
  await upload(testApp, '/user/avatar', twoColours, token)
  const { data } = await testApp.call(profileEndpoints.show, { params: { id: user.id } })
  expect(data.portrait_sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp'])
  const [small, large] = data.portrait_sources[1]?.srcset.split(', ') ?? []
  expect(small).toBe(`${data.thumbnail_url} 192w`)
  const [address = '', width] = large?.split(' ') ?? []
  expect(width).toBe('300w')
  expect(await sharp((await testApp.file(address.replace('/api/v1', ''))).bytes).metadata()).toMatchObject({
    width: 300,
    height: 300,
  })
})

test.each(Object.entries(refusedPictures))('%s is refused', async (_, [status, bytes]) => {
  const { user, token } = await makeMember(db, time.now)
  expect((await upload(testApp, '/user/avatar', bytes, token)).status).toBe(status)
  expect((await findUser(db(), user.id))?.thumbnailUrl).toBeNull()
})

test('a crop outside of the picture is refused', async () => {
  const { token } = await makeMember(db, time.now)
  expect((await upload(testApp, '/user/avatar?x=2&y=0&width=1&height=1', twoColours, token)).status).toBe(422)
})
