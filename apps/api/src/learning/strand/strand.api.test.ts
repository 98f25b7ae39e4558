import { certificateEndpoints } from '@chignon/contract/learning/certificate'
import { profileVisibilityEndpoints } from '@chignon/contract/identity/profile-visibility'
import { progressEndpoints } from '@chignon/contract/learning/progress'
import { strandEndpoints } from '@chignon/contract/learning/strand'
import { eq } from '../../platform/db/drizzle.ts'
import { expect, test } from 'vitest'
import { makeAccess } from '../../platform/db/factories/access.ts'
import { makeCertificate } from '../../platform/db/factories/certificate.ts'
import { makeCourse } from '../../platform/db/factories/course.ts'
import { makeMember } from '../../platform/db/factories/user.ts'
import { certificates } from '../../platform/db/schema/certificate.ts'
import { files } from '../../platform/db/schema/file.ts'
import { readPdf } from '../../testing/read-pdf.ts'
import { openTestApp } from '../../testing/test-app.ts'

const testApp = await openTestApp()
const { db, time } = testApp

/** A member with access to a course of several lessons. */
async function makeLearner() {
  const course = await makeCourse(db)
  const { user, token } = await makeMember(db, time.now, { firstName: 'Ana', lastName: 'Díaz' })
  await makeAccess(db, user.id, { courseId: course.id }, { now: time.now, endsInDays: 10 })
  const finish = (index: number) => {
    const params = { id: course.lessons[index]?.id ?? '' }
    return testApp.call(progressEndpoints.markDone, { params }, { token })
  }
  return { user, token, finish, params: { id: user.id } }
}

const bytesOf = (path: string, token?: string) =>
  testApp.file(path, token === undefined ? {} : { authorization: `Bearer ${token}` })

test('a strand begins with three hairs, and every finished lesson adds two', async () => {
  const { params, user, finish } = await makeLearner()
  const showStrand = () => testApp.call(strandEndpoints.show, { params })
  const drawing = async () => (await bytesOf(`/user/${user.id}/strand/drawing`)).bytes.toString()
  const hairs = (svg: string) => svg.match(/url\(#m/g)?.length
  const first = await showStrand()
  expect(first.data).toMatchObject({ lesson_count: 0, hair_count: 3, categories: [] })
  const beginning = await drawing()
  expect([beginning, hairs(beginning)]).toEqual([await drawing(), 3])
  await finish(0)
  const grown = await showStrand()
  expect(grown.data).toMatchObject({ lesson_count: 1, hair_count: 5, categories: [{ lesson_count: 1 }] })
  expect(grown.data.version).not.toBe(first.data.version)
  expect(hairs(await drawing())).toBe(5)
})

test('who may not see the awards of a person does not see their strand either', async () => {
  const { params, user, token } = await makeLearner()
  const visibility = await testApp.call(profileVisibilityEndpoints.show, {}, { token })
  await testApp.call(
    profileVisibilityEndpoints.change,
    { body: { ...visibility.data, awards: 'no-one' } },
    { token },
  )
  expect((await testApp.request('GET', `/user/${user.id}/strand`)).status).toBe(404)
  expect((await bytesOf(`/user/${user.id}/strand/drawing`)).status).toBe(404)
  await testApp.call(strandEndpoints.show, { params }, { token })
})

test('its owner gets it as a picture, as a page to print, and as a loop of eight seconds that is made once', async () => {
  const { user, token } = await makeLearner()
  const picture = await bytesOf('/user/strand/picture', token)
  expect([picture.bytes.readUInt32BE(16), picture.bytes.readUInt32BE(20)]).toEqual([1080, 1350])
  const print = await readPdf((await bytesOf('/user/strand/print', token)).bytes)
  expect(print.text).toContain('Ana Díaz')
  const loops = await Promise.all([bytesOf('/user/strand/loop', token), bytesOf('/user/strand/loop', token)])
  expect(loops.map(({ status }) => status)).toEqual([200, 200])
  expect(loops[0]?.headers.get('content-type')).toBe('video/mp4')
  // The duration in the header of the film, in its own units.
  const bytes = loops[0]?.bytes ?? Buffer.alloc(0)
  const header = bytes.indexOf('mvhd')
  expect(bytes.readUInt32BE(header + 20) / bytes.readUInt32BE(header + 16)).toBeCloseTo(8, 1)
  const stored = await db().select().from(files).where(eq(files.ownerId, user.id))
  expect(stored.map(({ purpose }) => purpose)).toEqual(['strand-loop'])
  expect((await bytesOf('/user/strand/loop')).status).toBe(401)
})

test('a certificate keeps the strand of the time when it was awarded', async () => {
  const { user, token, finish } = await makeLearner()
  const { code, content } = await makeCertificate(db, { userId: user.id })
  const params = { code }
  const show = () => testApp.call(certificateEndpoints.byCode, { params }, { token })
  // Fewer lessons are known than it was awarded for.
  expect((await show()).data.has_strand).toBe(false)
  expect((await bytesOf(`/certificates/${code}/strand`)).status).toBe(404)
  const strand = ['updo', 'updo', 'colour']
  await db()
    .update(certificates)
    .set({ content: { ...content, strand } })
    .where(eq(certificates.code, code))
  expect((await show()).data.has_strand).toBe(true)
  const before = await bytesOf(`/certificates/${code}/strand`)
  await finish(0)
  expect((await bytesOf(`/certificates/${code}/strand`)).bytes).toEqual(before.bytes)
  expect(before.bytes.toString().match(/url\(#m/g)).toHaveLength(9)
})
