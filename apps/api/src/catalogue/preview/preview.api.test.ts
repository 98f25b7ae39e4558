import { courseEndpoints } from '@chignon/contract/catalogue/course'
import { courseDocumentEndpoints } from '@chignon/contract/catalogue/course-document'
import { previewEndpoints } from '@chignon/contract/catalogue/preview'
import { eq } from '../../platform/db/drizzle.ts'
import { describe, expect, test } from 'vitest'
import { makeCategory } from '../../platform/db/factories/category.ts'
import { makeCourse } from '../../platform/db/factories/course.ts'
import { localized } from '../../platform/db/factories/localized.ts'
import { makeProgram } from '../../platform/db/factories/program.ts'
import { makeQualification } from '../../platform/db/factories/qualification.ts'
import { makeResource } from '../../platform/db/factories/resource.ts'
import { makeMember } from '../../platform/db/factories/user.ts'
import { lessons } from '../../platform/db/schema/lesson.ts'
import { previewTokenOf } from '../../platform/document/preview-token.ts'
import { completeCourse, openEditor } from '../../testing/course-editor.ts'
import { openTestApp, type Caller } from '../../testing/test-app.ts'

const testApp = await openTestApp()
const { db, time } = testApp
const day = 24 * 60 * 60 * 1000
const category = await makeCategory(db, { slug: 'cutting', name: localized('Cutting') })
await makeQualification(db, { categoryId: category.id, name: localized('Cutter') })
const owner = await makeMember(db, time.now, { role: 'owner' })
const ana = await makeMember(db, time.now, { role: 'educator', firstName: 'Ana', lastName: 'Díaz' })
const other = await makeMember(db, time.now, { role: 'educator' })
const learner = await makeMember(db, time.now)

async function begin(changes = completeCourse({ categoryId: category.id, educatorId: ana.user.id }).changes) {
  const id = crypto.randomUUID()
  await testApp.call(courseDocumentEndpoints.create, { params: { id }, body: { changes } }, owner)
  const editor = openEditor(testApp, id, owner)
  await editor.load()
  return { id, editor }
}

async function linkTo(id: string, caller: Caller = owner) {
  const { data } = await testApp.call(courseDocumentEndpoints.createPreview, { params: { id } }, caller)
  return { ...data, token: data.path.replace('/preview/course/', '') }
}

const open = (token: string, caller: Caller = {}) =>
  testApp.call(previewEndpoints.course, { params: { token } }, caller)
const statusOf = async (token: string) => (await testApp.request('GET', `/previews/courses/${token}`)).status

describe('a link to a draft that was never published', () => {
  test('shows it to a guest in the language of the request, and what is not translated in English', async () => {
    const { id } = await begin()
    const { token } = await linkTo(id)
    const { data, preview } = await open(token, { locale: 'de' })
    expect(data).toMatchObject({
      name: 'Der weiche Bob',
      locale: 'de',
      summary: 'A bob without hard lines',
      slug: 'the-soft-bob',
      category: { name: 'Cutting (de)' },
      qualification: { name: 'Cutter (de)' },
      educators: [{ first_name: 'Ana' }],
      price: 4900,
      currency: 'USD',
      is_bought: false,
      published_at: null,
      lessons_count: 2,
      lessons: [
        { name: 'Parting', slug: 'parting', position: 1, is_free: false },
        { name: 'The line', slug: 'the-line', position: 2 },
      ],
    })
    expect(preview).toEqual({
      ends_at: new Date(time.now.getTime() + day).toISOString(),
      scheduled_at: null,
      lacks_price: false,
    })
    expect((await open(token, { locale: 'en' })).data.name).toBe('The soft bob')
    expect((await testApp.request('GET', `/courses/${id}`)).status).toBe(404)
  })

  test('shows what was changed since', async () => {
    const { id, editor } = await begin()
    const { token } = await linkTo(id)
    await editor.change([{ path: 'name.en', value: 'The hard bob' }])
    expect((await open(token)).data).toMatchObject({ name: 'The hard bob', slug: 'the-hard-bob' })
  })

  test('shows a draft without anything', async () => {
    const { id } = await begin([])
    const { data, preview } = await open((await linkTo(id)).token, { locale: 'de' })
    expect(data).toMatchObject({
      name: 'Neuer Kurs',
      summary: '',
      category: { name: 'Noch keine Kategorie' },
      educators: [],
      lessons: [],
      duration: 0,
    })
    expect(preview.lacks_price).toBe(true)
  })

  test('shows the time at which it is published', async () => {
    const { id, editor } = await begin()
    const at = new Date(time.now.getTime() + 3 * day).toISOString()
    await editor.publish({ at })
    const { data, preview } = await open((await linkTo(id)).token)
    expect([data.name, data.published_at, preview.scheduled_at]).toEqual(['The soft bob', at, at])
  })
})

describe('a link to a published course', () => {
  test('shows what its page shows, until something is changed', async () => {
    const course = await makeCourse(db, { categoryId: category.id, educators: [ana.user], lessons: 3 })
    await makeProgram(db, { courses: [course] })
    await makeResource(db, course.lessons[0]?.id ?? '')
    const editor = openEditor(testApp, course.id, owner)
    const { token } = await linkTo(course.id)
    const page = await testApp.call(courseEndpoints.show, { params: { id: course.id } }, { locale: 'pt' })
    expect((await open(token, { locale: 'pt' })).data).toEqual(page.data)
    await editor.load()
    await editor.change([{ path: 'summary.pt', value: 'Novo' }])
    expect((await open(token, { locale: 'pt' })).data).toEqual({ ...page.data, summary: 'Novo' })
  })

  test('has addresses of the free lessons that anyone can play already, and of no others', async () => {
    const course = await makeCourse(db, { categoryId: category.id, lessons: 2 })
    const [first, second] = course.lessons.map(({ id }) => id)
    if (!first || !second) return expect.unreachable()
    await db().update(lessons).set({ isFree: true, duration: 90 }).where(eq(lessons.id, first))
    await db().update(lessons).set({ isFree: false, duration: 60 }).where(eq(lessons.id, second))
    const resource = await makeResource(db, first)
    await makeResource(db, second)
    const editor = openEditor(testApp, course.id, owner)
    await editor.load()
    await editor.change([{ path: `lessons.${second}.is_free`, value: true }])
    const { token } = await linkTo(course.id)
    const { data } = await open(token)
    expect(data.lessons.map((lesson) => [lesson.is_free, lesson.resource])).toMatchObject([
      [true, { id: resource.id, properties: { duration: 90 } }],
      [true, { id: null, url: null, properties: { duration: 60 } }],
    ])
    const url = data.lessons[0]?.resource.url ?? ''
    expect((await testApp.file(url.replace('/api/v1', ''))).status).toBe(200)
    expect(data.duration).toBe(150)
    await editor.change([{ path: `lessons.${first}.is_free`, value: false }])
    expect((await open(token)).data.lessons[0]?.resource.url).toBeNull()
  })
})

describe('the link', () => {
  test('is the same for a guest, a learner, an educator and staff, and is not cached or listed', async () => {
    const { id } = await begin()
    const { token } = await linkTo(id)
    const answers = []
    for (const caller of [{}, learner, other, ana, owner]) {
      const { status, headers, body } = await testApp.request('GET', `/previews/courses/${token}`, caller)
      answers.push([status, headers.get('cache-control'), headers.get('x-robots-tag'), JSON.stringify(body)])
    }
    expect(answers[0]?.slice(0, 3)).toEqual([200, 'private, no-store', 'noindex'])
    expect(new Set(answers.map(String)).size).toBe(1)
  })

  test('is made by those who may edit the course', async () => {
    const { id } = await begin()
    const create = async (caller: Caller, path = `/staff/courses/${id}/preview-links`) =>
      (await testApp.request('POST', path, caller)).status
    expect([await create(ana), await create(other), await create(learner), await create({})]).toEqual([
      200, 403, 403, 401,
    ])
    expect(await create(owner, `/staff/courses/${crypto.randomUUID()}/preview-links`)).toBe(404)
  })

  test('ends after 24 hours', async () => {
    const { id } = await begin()
    const { token } = await linkTo(id)
    const now = time.now
    time.now = new Date(now.getTime() + day - 1000)
    expect(await statusOf(token)).toBe(200)
    time.now = new Date(now.getTime() + day)
    expect(await statusOf(token)).toBe(410)
    time.now = now
  })

  test('is refused if it is made up, of another thing, changed, or of a course that was deleted', async () => {
    const [one, two] = [await begin(), await begin()]
    const { token } = await linkTo(one.id)
    const [id = '', end = '', mac = ''] = token.split('.')
    const until = new Date(time.now.getTime() + day)
    const later = (Number.parseInt(end, 36) + day).toString(36)
    const refused = [
      'none',
      'x'.repeat(200),
      id,
      `${id}.`,
      `${id}.${end}`,
      `${id}.${later}.${mac}`,
      `${two.id}.${end}.${mac}`,
      `${id}.${end}.${mac.slice(0, -1)}`,
      await previewTokenOf(db, { type: 'program', id: one.id }, until),
    ]
    for (const forged of refused) expect(await statusOf(forged), forged).toBe(404)
    await testApp.call(courseDocumentEndpoints.remove, { params: { id } }, owner)
    expect(await statusOf(token)).toBe(404)
  })

  test('opens nothing else', async () => {
    const { id } = await begin()
    const { token } = await linkTo(id)
    const [, ...signature] = token.split('.')
    for (const path of [`/courses/${token}`, `/files/${id}/${signature.join('.')}`, `/staff/courses/${id}`])
      expect([401, 403, 404], path).toContain((await testApp.request('GET', path)).status)
    const asBearer = await testApp.request('GET', '/courses', { token })
    expect(asBearer.status).toBe(401)
  })
})
