import { courseEndpoints } from '@chignon/contract/catalogue/course'
import { courseDocumentEndpoints as endpoints } from '@chignon/contract/catalogue/course-document'
import { documentConflicts } from '@chignon/contract/platform/document'
import { problem } from '@chignon/contract/platform/problem'
import { beforeEach, describe, expect, test } from 'vitest'
import { makeAccess } from '../../platform/db/factories/access.ts'
import { makeCategory } from '../../platform/db/factories/category.ts'
import { makeCourse } from '../../platform/db/factories/course.ts'
import { localized } from '../../platform/db/factories/localized.ts'
import { makeMember } from '../../platform/db/factories/user.ts'
import { publishScheduledDrafts } from '../../platform/document/document.jobs.ts'
import { completeCourse, openEditor } from '../../testing/course-editor.ts'
import { openTestApp } from '../../testing/test-app.ts'

const testApp = await openTestApp()
const { db, time } = testApp
const category = await makeCategory(db, { slug: 'cutting', name: localized('Cutting') })
const vera = await makeMember(db, time.now, { role: 'owner', firstName: 'Vera', lastName: 'Lund' })
const ana = await makeMember(db, time.now, { role: 'educator', firstName: 'Ana', lastName: 'Díaz' })

const course = () => completeCourse({ categoryId: category.id, educatorId: ana.user.id })

async function begin(changes = course().changes) {
  const id = crypto.randomUUID()
  await testApp.call(endpoints.create, { params: { id }, body: { changes } }, vera)
  const editor = openEditor(testApp, id, vera)
  await editor.load()
  return { id, editor }
}

async function publishDue() {
  await testApp.services.jobs.enqueue(publishScheduledDrafts, {})
  await testApp.runJobs()
}

const guestSees = async (id: string) => (await testApp.request('GET', `/courses/${id}`)).status
const conflictsOf = (body: unknown) => documentConflicts.parse(problem.parse(body).conflicts)

let now = time.now
beforeEach(() => {
  now = new Date(now.getTime() + 60_000)
  time.now = now
})

describe('a draft', () => {
  test('begins once, with the id of its author’s choice, and no one else sees it', async () => {
    const { id } = await begin()
    await testApp.call(endpoints.create, { params: { id }, body: { changes: [] } }, vera)
    const { data } = await testApp.call(endpoints.show, { params: { id } }, vera)
    expect(data).toMatchObject({
      state: 'draft',
      revision: 1,
      published: null,
      slug: null,
      is_removable: true,
    })
    expect(data.draft.name).toEqual({ en: 'The soft bob', de: 'Der weiche Bob' })
    expect(await guestSees(id)).toBe(404)
    const taken = await testApp.request('PUT', `/staff/courses/${id}`, { ...ana, body: { changes: [] } })
    expect(taken.status).toBe(409)
  })

  test('is changed part by part; an empty text, a removed entry and a second price are what they say', async () => {
    const { editor } = await begin()
    const [first = ''] = Object.keys((await editor.draft()).lessons)
    await editor.change([
      { path: 'name.de', value: '' },
      { path: 'discounted_price', value: 3900 },
      { path: `lessons.${first}`, value: null },
    ])
    const draft = await editor.draft()
    expect(draft.name).toEqual({ en: 'The soft bob' })
    expect([draft.discounted_price, Object.keys(draft.lessons).length]).toEqual([3900, 1])
    await editor.change([{ path: 'discounted_price', value: null }])
    expect((await editor.draft()).discounted_price).toBeNull()
  })

  test.each([
    ['price', -1, 'price'],
    ['price', 'much', 'price'],
    ['name.xx', 'Bob', 'name'],
    ['level', 'divine', 'level'],
    ['name.de', 'x'.repeat(121), 'name.de'],
    ['name.de', 'a\0b', 'changes.0.value'],
    ['category_id', '00000000-0000-4000-8000-000000000000', 'category_id'],
    [
      'educators.00000000-0000-4000-8000-000000000000',
      { position: 1 },
      'educators.00000000-0000-4000-8000-000000000000',
    ],
  ])('refuses %s = %j with a message at %s, and stays as it was', async (path, value, field) => {
    const { editor } = await begin()
    const before = await editor.draft()
    const { status, body } = await editor.tryChange([{ path, value }])
    expect([status, Object.keys(problem.parse(body).errors ?? {})]).toEqual([422, [field]])
    expect(await editor.draft()).toEqual(before)
  })

  test.each(['__proto__.x', 'lessons.constructor', 'name', 'a b'])(
    'takes no part %j of another kind',
    async (path) => {
      const { editor } = await begin()
      expect([409, 422]).toContain((await editor.tryChange([{ path, value: 'x' }])).status)
    },
  )
})

describe('two editors', () => {
  test('change different parts: both stay, and each hears of the other', async () => {
    const { id, editor: one } = await begin()
    const two = openEditor(testApp, id, ana)
    await Promise.all([one.load(), two.load()])
    await one.change([{ path: 'name.en', value: 'The softest bob' }])
    const { others } = await two.change([{ path: 'price', value: 5900 }])
    expect(others).toMatchObject([
      { path: 'name.en', value: 'The softest bob', by: { full_name: 'Vera Lund' }, at: now.toISOString() },
    ])
    expect(await one.draft()).toMatchObject({ name: { en: 'The softest bob' }, price: 5900 })
  })

  test('change the same part: the second learns whose text it is and when it was written, and nothing is stored', async () => {
    const { id, editor: one } = await begin()
    const two = openEditor(testApp, id, ana)
    await two.load()
    await one.change([{ path: 'name.en', value: 'Mine' }])
    const { status, body } = await two.tryChange([
      { path: 'name.en', value: 'Ours' },
      { path: 'summary.en', value: 'Shorter' },
    ])
    expect(status).toBe(409)
    expect(conflictsOf(body)).toEqual([
      {
        path: 'name.en',
        value: 'Mine',
        by: { id: vera.user.id, full_name: 'Vera Lund' },
        at: now.toISOString(),
      },
    ])
    expect(await one.draft()).toMatchObject({
      name: { en: 'Mine' },
      summary: { en: 'A bob without hard lines' },
    })
  })

  test('write the same: that is no conflict', async () => {
    const { id, editor: one } = await begin()
    const two = openEditor(testApp, id, ana)
    await two.load()
    await one.change([{ path: 'price', value: 5900 }])
    expect((await two.change([{ path: 'price', value: 5900 }])).revision).toBe(2)
  })

  test('one removes a lesson in which the other writes', async () => {
    const { id, editor: one } = await begin()
    const two = openEditor(testApp, id, ana)
    await two.load()
    const [first = ''] = Object.keys((await one.draft()).lessons)
    await one.change([{ path: `lessons.${first}`, value: null }])
    const { status, body } = await two.tryChange([{ path: `lessons.${first}.name.de`, value: 'Scheitel' }])
    expect([status, conflictsOf(body)[0]?.value]).toEqual([409, null])
  })

  test('a page whose answer was lost sends again what was typed since, and contradicts no one', async () => {
    const { editor } = await begin()
    await editor.tryChange([{ path: 'name.en', value: 'The so' }])
    const { revision } = await editor.change([{ path: 'name.en', value: 'The soft line' }])
    expect(revision).toBe(3)
  })

  test('see each other, and where they are', async () => {
    const { id } = await begin()
    const presence = (caller: typeof vera, path: string | null) =>
      testApp.call(endpoints.presence, { params: { id }, body: { path } }, caller)
    expect((await presence(vera, 'price')).data).toEqual([])
    expect((await presence(ana, null)).data).toMatchObject([
      { person: { full_name: 'Vera Lund' }, path: 'price' },
    ])
    await testApp.call(endpoints.leave, { params: { id } }, vera)
    expect((await presence(ana, null)).data).toEqual([])
    time.now = new Date(now.getTime() + 61_000)
    expect((await presence(vera, null)).data).toEqual([])
  })
})

describe('publishing', () => {
  test('names what is missing', async () => {
    const { editor } = await begin([{ path: 'name.de', value: 'Nur deutsch' }])
    const { status, body } = await editor.tryPublish()
    expect([status, Object.keys(problem.parse(body).errors ?? {}).toSorted()]).toEqual([
      422,
      ['category_id', 'description.en', 'educators', 'lessons', 'name.en', 'price', 'summary.en'],
    ])
  })

  test('shows guests the whole draft, at an address from its first name, which stays', async () => {
    const { id, editor } = await begin()
    expect(await editor.publish()).toMatchObject({ state: 'published', slug: 'the-soft-bob' })
    const show = async () => (await testApp.call(courseEndpoints.show, { params: { id } })).data
    expect(await show()).toMatchObject({
      name: 'The soft bob',
      price: 4900,
      educators: [{ id: ana.user.id }],
      lessons: [
        { name: 'Parting', slug: 'parting', position: 1 },
        { name: 'The line', slug: 'the-line', position: 2 },
      ],
      lessons_count: 2,
    })
    await editor.change([{ path: 'name.en', value: 'The hard bob' }])
    expect((await editor.load()).state).toBe('changed')
    expect((await show()).name).toBe('The soft bob')
    expect(await editor.publish({ note: 'Other name' })).toMatchObject({
      slug: 'the-soft-bob',
      state: 'published',
    })
    expect(await show()).toMatchObject({ name: 'The hard bob', slug: 'the-soft-bob' })
    const second = await begin()
    expect((await second.editor.publish()).slug).toBe(`the-soft-bob-${second.id.slice(0, 6)}`)
  })

  test('writes the chapters of lessons, also with an id that others have; two at the same time are named', async () => {
    const { id, editor } = await begin()
    const [first = '', second = ''] = Object.keys((await editor.draft()).lessons)
    const chapter = crypto.randomUUID()
    const at = (lesson: string, each: string, starts_at: number) => ({
      path: `lessons.${lesson}.chapters.${each}`,
      value: { starts_at, name: { en: `From ${starts_at}` } },
    })
    await editor.change([at(first, chapter, 0), at(second, chapter, 5), at(second, crypto.randomUUID(), 5)])
    const { status, body } = await editor.tryPublish()
    expect([status, Object.keys(problem.parse(body).errors ?? {})]).toEqual([
      422,
      [`lessons.${second}.chapters`],
    ])
    await editor.change([{ path: `lessons.${second}.chapters.${chapter}.starts_at`, value: 9 }])
    await editor.publish()
    const published = (await testApp.call(endpoints.show, { params: { id } }, vera)).data.published
    expect(Object.keys(published?.lessons[second]?.chapters ?? {})).toHaveLength(2)
  })

  test('is refused for a revision that the publisher has not seen', async () => {
    const { id, editor } = await begin()
    const two = openEditor(testApp, id, ana)
    await two.load()
    await two.change([{ path: 'summary.en', value: 'Newer' }])
    expect((await editor.tryPublish()).status).toBe(409)
  })

  test('takes a lesson out of the plan that people have begun: its progress counts no more, and comes back with it', async () => {
    const { id, editor } = await begin()
    await editor.publish()
    const learner = await makeMember(db, time.now)
    await makeAccess(db, learner.user.id, { courseId: id }, { now: time.now, endsInDays: 9 })
    const [first = '', second = ''] = Object.keys((await editor.load()).draft.lessons)
    const { lessons } = await editor.draft()
    await editor.change([{ path: `lessons.${first}`, value: null }])
    await editor.publish()
    const { data } = await testApp.call(courseEndpoints.show, { params: { id } }, learner)
    expect([data.lessons.map((lesson) => lesson.id), data.lessons_count]).toEqual([[second], 1])
    expect((await testApp.request('GET', `/lessons/${first}`, learner)).status).toBe(404)
    expect((await testApp.request('GET', `/lessons/${first}`, ana)).status).toBe(404)
    await editor.change([{ path: `lessons.${first}`, value: lessons[first] }])
    await editor.publish()
    expect((await testApp.request('GET', `/lessons/${first}`, learner)).status).toBe(200)
  })

  test('later: guests see it when its minute has come', async () => {
    const { id, editor } = await begin()
    const at = new Date(now.getTime() + 3_600_000).toISOString()
    expect(await editor.publish({ at })).toMatchObject({ state: 'scheduled', scheduled_at: at })
    await publishDue()
    expect(await guestSees(id)).toBe(404)
    time.now = new Date(at)
    await publishDue()
    expect([await guestSees(id), (await editor.load()).state]).toEqual([200, 'published'])
    const { data } = await testApp.call(endpoints.revisions, { params: { id } }, vera)
    expect(data).toMatchObject([{ number: 1, published_by: { full_name: 'Vera Lund' } }])
  })

  test('later is called off by taking it back, and by what is missing at that time', async () => {
    const { id, editor } = await begin()
    const at = new Date(now.getTime() + 3_600_000).toISOString()
    await editor.publish({ at })
    await testApp.call(endpoints.withdraw, { params: { id } }, vera)
    expect((await editor.load()).state).toBe('draft')
    await editor.publish({ at })
    await editor.change([{ path: 'price', value: null }])
    time.now = new Date(at)
    await publishDue()
    expect([await guestSees(id), (await editor.load()).state]).toEqual([404, 'draft'])
  })
})

describe('what exists already', () => {
  test('begins its draft with what learners see; publishing it unchanged changes nothing for them', async () => {
    const made = await makeCourse(db, { categoryId: category.id, educators: [ana.user], lessons: 3 })
    const editor = openEditor(testApp, made.id, ana)
    const before = (await testApp.call(courseEndpoints.show, { params: { id: made.id } })).data
    expect(await editor.load()).toMatchObject({ state: 'published', revision: 0, slug: made.slug })
    await editor.change([{ path: 'summary.de', value: 'Neu' }])
    await editor.change([{ path: 'summary.de', value: `${localized('What you learn').de}` }])
    await editor.publish()
    expect((await testApp.call(courseEndpoints.show, { params: { id: made.id } })).data).toEqual(before)
  })

  test('has its former self as the first publication, which can become the draft again', async () => {
    const made = await makeCourse(db, {
      categoryId: category.id,
      educators: [ana.user],
      name: localized('Old'),
    })
    const editor = openEditor(testApp, made.id, vera)
    await editor.load()
    await editor.change([{ path: 'name.en', value: 'New' }])
    await editor.publish()
    const { data } = await testApp.call(endpoints.revisions, { params: { id: made.id } }, vera)
    expect(data.map(({ number }) => number)).toEqual([2, 1])
    const params = { id: made.id, number: 1 }
    const body = { revision: editor.revision }
    const restored = await testApp.call(endpoints.restore, { params, body }, vera)
    expect([restored.data.draft.name.en, restored.data.published?.name.en]).toEqual(['Old', 'New'])
    // The page of before knows that the whole of it changed.
    expect((await editor.tryChange([{ path: 'price', value: 1 }])).status).toBe(409)
    await editor.load()
    const discard = { params: { id: made.id }, body: { revision: editor.revision } }
    const discarded = await testApp.call(endpoints.discard, discard, vera)
    expect([discarded.data.draft.name.en, discarded.data.state]).toEqual(['New', 'published'])
  })

  test('is copied as another draft, with lessons of its own', async () => {
    const { id } = await begin()
    const copy = crypto.randomUUID()
    const { data } = await testApp.call(endpoints.duplicate, { params: { id }, body: { id: copy } }, vera)
    expect([data.id, data.state, data.draft.name.en]).toEqual([copy, 'draft', 'The soft bob'])
    const { draft } = (await testApp.call(endpoints.show, { params: { id } }, vera)).data
    expect(Object.keys(data.draft.lessons)).not.toEqual(Object.keys(draft.lessons))
  })

  test('is deleted while it was never bought, and stays afterwards', async () => {
    const { id, editor } = await begin()
    await editor.publish()
    const learner = await makeMember(db, time.now)
    const other = await begin()
    await other.editor.publish()
    await makeAccess(db, learner.user.id, { courseId: id }, { now: time.now, endsInDays: -1 })
    const remove = (which: string) => testApp.request('DELETE', `/staff/courses/${which}`, vera)
    expect([(await remove(id)).status, (await remove(other.id)).status]).toEqual([409, 200])
    expect([await guestSees(id), await guestSees(other.id)]).toEqual([200, 404])
    expect((await testApp.request('DELETE', `/staff/courses/${id}/publication`, vera)).status).toBe(409)
  })
})

describe('translations', () => {
  test('are marked with the text they were written from, also those that were there before', async () => {
    const { id, editor } = await begin()
    await editor.change([{ path: 'name.fr', value: 'Le carré doux' }])
    await editor.change([{ path: 'name.en', value: 'The softer bob' }])
    const { marks } = await editor.load()
    expect([marks['name.fr']?.source, marks['name.de']?.source]).toEqual(['The soft bob', 'The soft bob'])
    await editor.change([{ path: 'name.de', value: 'Der weichere Bob' }])
    const checked = await testApp.call(
      endpoints.check,
      { params: { id }, body: { paths: ['name.fr'] } },
      vera,
    )
    expect(checked.data.marks).toMatchObject({
      'name.de': { source: 'The softer bob', is_checked: false },
      'name.fr': { source: 'The softer bob', is_checked: true },
    })
  })
})

describe('who may', () => {
  test('an educator writes what they teach or began, and nothing else', async () => {
    const { id } = await begin()
    const stranger = await makeMember(db, time.now, { role: 'educator' })
    expect((await testApp.request('GET', `/staff/courses/${id}`, stranger)).status).toBe(403)
    expect((await testApp.request('GET', `/staff/courses/${id}`, ana)).status).toBe(200)
    const own = crypto.randomUUID()
    await testApp.call(endpoints.create, { params: { id: own }, body: { changes: [] } }, stranger)
    expect((await testApp.request('GET', `/staff/courses/${own}`, stranger)).status).toBe(200)
    expect((await testApp.request('GET', `/staff/courses/${own}`, ana)).status).toBe(403)
  })

  test('an educator publishes texts, and asks staff for prices', async () => {
    const { id, editor: owner } = await begin()
    const editor = openEditor(testApp, id, ana)
    expect((await editor.load()).may_publish).toBe(false)
    expect((await editor.tryPublish()).status).toBe(403)
    await owner.publish()
    await editor.change([{ path: 'summary.en', value: 'Shorter' }])
    expect((await editor.load()).may_publish).toBe(true)
    await editor.publish()
    await editor.change([{ path: 'price', value: 1 }])
    expect((await editor.tryPublish()).status).toBe(403)
  })

  test('no one takes a lesson of another course', async () => {
    const { editor: one } = await begin()
    const [lesson = ''] = Object.keys((await one.draft()).lessons)
    const { editor: two } = await begin()
    const value = { position: 9, name: { en: 'Mine now' }, is_free: true, chapters: {} }
    expect((await two.tryChange([{ path: `lessons.${lesson}`, value }])).status).toBe(422)
  })
})
