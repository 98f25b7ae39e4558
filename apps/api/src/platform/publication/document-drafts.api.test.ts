import type { DocumentChange } from '@chignon/contract/platform/document'
import type { Endpoint } from '@chignon/contract/platform/endpoint'
import { courseDocumentEndpoints } from '@chignon/contract/catalogue/course-document'
import { searchEndpoints } from '@chignon/contract/catalogue/search'
import { describe, expect, test } from 'vitest'
import { updateSearchIndex } from '../../catalogue/search/update-search-index.ts'
import { allEndpoints } from '../../testing/all-endpoints.ts'
import { callAddresses } from '../../testing/call-addresses.ts'
import { openEditor } from '../../testing/course-editor.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { makeAccess } from '../db/factories/access.ts'
import { makeCategory } from '../db/factories/category.ts'
import { makeCourse } from '../db/factories/course.ts'
import { makeDiscussion } from '../db/factories/discussion.ts'
import { makeProgram } from '../db/factories/program.ts'
import { makeResource } from '../db/factories/resource.ts'
import { makeMember } from '../db/factories/user.ts'
import { notes } from '../db/schema/note.ts'

// Without ffmpeg, since drawing the loop of a strand takes seconds.
const testApp = await openTestApp({ ffmpegPath: '/nowhere/ffmpeg' })
const { db, time } = testApp

/** In every text of every draft. */
const secret = 'hushhush'
/** In the same texts, and searched for: a response may repeat it. */
const word = 'zyxquill'
const draftText = (part: string) => ({ en: `${word} ${secret} ${part}`, de: `${secret} ${word} ${part}` })
const openText = (part: string) => ({ en: `Open ${part}`, de: `Offen ${part}` })

const category = await makeCategory(db, { slug: 'cutting' })
const owner = await makeMember(db, time.now, { role: 'owner' })
const author = await makeMember(db, time.now, { role: 'educator' })
const learner = await makeMember(db, time.now)
const educator = await makeMember(db, time.now, { role: 'educator' })
// What the other educator teaches.
const ownCourse = await makeCourse(db, { categoryId: category.id, educators: [educator.user] })
const caller = { guest: {}, member: learner, educator }

type Ids = { id: string; lessons: string[]; chapter: string; outcome: string }
const newIds = (): Ids => ({
  id: crypto.randomUUID(),
  lessons: [crypto.randomUUID(), crypto.randomUUID()],
  chapter: crypto.randomUUID(),
  outcome: crypto.randomUUID(),
})

/** Every text of a course. */
function allTexts({ lessons, chapter, outcome }: Ids, text: typeof draftText): DocumentChange[] {
  return [
    { path: 'name', value: text('name') },
    { path: 'summary', value: text('summary') },
    { path: 'description', value: text('description') },
    { path: `outcomes.${outcome}`, value: { position: 1, text: text('outcome') } },
    ...lessons.map((id, index) => ({
      path: `lessons.${id}`,
      value: {
        position: index + 1,
        name: text(`lesson ${index}`),
        is_free: true,
        chapters: index === 0 ? { [chapter]: { starts_at: 5, name: text('chapter') } } : {},
      },
    })),
  ]
}

async function begin(ids: Ids, text: typeof draftText) {
  const changes = [
    ...allTexts(ids, text),
    { path: 'category_id', value: category.id },
    { path: 'price', value: 4900 },
    { path: `educators.${author.user.id}`, value: { position: 1 } },
  ]
  await testApp.call(courseDocumentEndpoints.create, { params: { id: ids.id }, body: { changes } }, owner)
  const editor = openEditor(testApp, ids.id, owner)
  await editor.load()
  return editor
}

// Never published.
const unpublished = newIds()
await begin(unpublished, draftText)

// To be published tomorrow.
const scheduled = newIds()
const tomorrow = new Date(time.now.getTime() + 24 * 60 * 60 * 1000).toISOString()
await (await begin(scheduled, draftText)).publish({ at: tomorrow })

// Published, and everything was changed since. One lesson had been taken out of the plan and is back in the draft.
const changed = newIds()
const retired = { ...newIds(), id: changed.id }
const editor = await begin(changed, openText)
await editor.change(allTexts(retired, openText))
await editor.publish()
await makeAccess(db, learner.user.id, { courseId: changed.id }, { now: time.now, endsInDays: 9 })
const [retiredLesson = ''] = retired.lessons
for (const lessonId of [retiredLesson, ...changed.lessons]) {
  const [userId, text] = [learner.user.id, 'Ask about this']
  await db().insert(notes).values({ userId, lessonId, moment: 3, text, updatedAt: time.now })
}
await editor.change(retired.lessons.map((lesson) => ({ path: `lessons.${lesson}`, value: null })))
await editor.publish()
const added = { ...newIds(), id: changed.id }
for (const ids of [changed, retired, added]) await editor.change(allTexts(ids, draftText))

const { slug } = await editor.load()
const discussion = await makeDiscussion(db, { type: 'course', aboutSlug: slug ?? '', slug: 'about-it' })
const program = await makeProgram(db, { courses: [{ id: changed.id, categoryId: category.id }] })
const lessonIds = [unpublished, scheduled, changed, retired, added].flatMap(({ lessons }) => lessons)
const videos = await Promise.all(lessonIds.map((id) => makeResource(db, id)))
await updateSearchIndex(db)

const { data: link } = await testApp.call(
  courseDocumentEndpoints.createPreview,
  { params: { id: unpublished.id } },
  owner,
)
const token = link.path.slice('/preview/course/'.length)

const values = {
  params: {
    type: ['course'],
    slug: [discussion.slug],
    code: ['PT'],
    signature: [token.slice(unpublished.id.length + 1)],
    // Links of something else; the real one is tried below.
    token: [unpublished.id, token.replace(unpublished.id, changed.id)],
    number: ['1'],
  },
  otherParams: [
    ...[unpublished, scheduled, changed].flatMap((ids) => [ids.id, ids.chapter, ids.outcome]),
    ...lessonIds,
    ...videos.map(({ id }) => id),
    ...(slug === null ? [] : [slug]),
    `${word}-${secret}-name`,
    program.id,
    program.slug,
    ownCourse.id,
    category.id,
    learner.user.id,
    author.user.id,
    educator.user.id,
  ],
  queries: {
    search: [word, 'Open'],
    category: [category.slug],
    groups: ['popular'],
    related_to: [unpublished.id, changed.id, program.slug],
    resource_id: videos.map(({ id }) => id),
    lesson_id: lessonIds,
    educator: [author.user.id],
  },
}

async function addressesWithDraft(endpoint: Endpoint, who: keyof typeof caller): Promise<string[]> {
  const found = []
  for (const address of callAddresses(endpoint, values)) {
    const { status, body } = await testApp.request('GET', address, caller[who])
    // 422: a parameter is missing; 503: there is no ffmpeg.
    expect([200, 401, 403, 404, 422, 501, 503], address).toContain(status)
    if (JSON.stringify(body)?.includes(secret)) found.push(address)
  }
  return found
}

const reads = allEndpoints.filter(({ method }) => method === 'GET')

describe.each(reads)('$method $path', (endpoint) => {
  test.each(['guest', 'member', 'educator'] as const)('contains no text of a draft for a %s', async (who) => {
    expect(await addressesWithDraft(endpoint, who)).toEqual([])
  })
})

test('only the link to a preview shows a draft to guests', async () => {
  const { body } = await testApp.request('GET', `/previews/courses/${token}`)
  expect(JSON.stringify(body)).toContain(secret)
})

test('the author and the owner see the drafts in the studio', async () => {
  for (const who of [author, owner]) {
    const { status, body } = await testApp.request('GET', `/staff/courses/${unpublished.id}`, who)
    expect([status, JSON.stringify(body).includes(secret)]).toEqual([200, true])
  }
})

test('search and suggestions find the published text, and nothing of a draft', async () => {
  const find = async (search: string) =>
    (await testApp.call(searchEndpoints.list, { query: { search } })).data.map((found) => found.slug)
  expect(await find(word)).toEqual([])
  expect(await find('Open name')).toContain(slug)
  const suggested = await testApp.call(searchEndpoints.suggestions, { query: { search: word } })
  expect(suggested.data).toEqual([])
})
