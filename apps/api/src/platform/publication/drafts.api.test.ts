import type { Endpoint } from '@chignon/contract/platform/endpoint'
import { baseEndpoints } from '@chignon/contract/catalogue/base-data'
import { courseEndpoints } from '@chignon/contract/catalogue/course'
import { programEndpoints } from '@chignon/contract/catalogue/program'
import { searchEndpoints } from '@chignon/contract/catalogue/search'
import { eq, like } from '../db/drizzle.ts'
import { describe, expect, test } from 'vitest'
import { makeAccess } from '../db/factories/access.ts'
import { makeCategory } from '../db/factories/category.ts'
import { makeCourse } from '../db/factories/course.ts'
import { makeDiscussion } from '../db/factories/discussion.ts'
import { makeLiveMasterclass } from '../db/factories/live-masterclass.ts'
import { localized } from '../db/factories/localized.ts'
import { makeOnlineMasterclass } from '../db/factories/online-masterclass.ts'
import { makePost } from '../db/factories/post.ts'
import { makeProgram } from '../db/factories/program.ts'
import { makeQualification } from '../db/factories/qualification.ts'
import { makeResource } from '../db/factories/resource.ts'
import { makeStory } from '../db/factories/story.ts'
import { makeMember } from '../db/factories/user.ts'
import { accesses } from '../db/schema/access.ts'
import { courses } from '../db/schema/course.ts'
import { lessons } from '../db/schema/lesson.ts'
import { liveMasterclasses } from '../db/schema/live-masterclass.ts'
import { onlineMasterclasses } from '../db/schema/online-masterclass.ts'
import { programs } from '../db/schema/program.ts'
import { updateSearchIndex } from '../../catalogue/search/update-search-index.ts'
import { allEndpoints } from '../../testing/all-endpoints.ts'
import { callAddresses } from '../../testing/call-addresses.ts'
import { openTestApp } from '../../testing/test-app.ts'

// Without ffmpeg, since drawing the loop of a strand takes seconds.
const testApp = await openTestApp({ ffmpegPath: '/nowhere/ffmpeg' })
const { db, time } = testApp

/** In every text of a draft and of what belongs to it. */
const secret = 'hushhush'
/** In the same texts, and searched for: a response may repeat it. */
const word = 'zyxquill'
const text = (part: string) => localized(`${word} ${secret} ${part}`)

const draft = (noun: string) => ({
  slug: `${secret}-${noun}`,
  name: text(noun),
  summary: text(noun),
  description: text(noun),
  publishedAt: null,
})
const dates = { startsAt: new Date('2027-05-01'), endsAt: new Date('2027-05-02') }

// A draft of every kind, and what is published around it.
const category = await makeCategory(db, { slug: 'cutting' })
const { id: categoryId } = category
const { user: learner, token: learnerToken } = await makeMember(db, time.now)
const { user: educator, token: educatorToken } = await makeMember(db, time.now, { role: 'educator' })
const { token: staffToken } = await makeMember(db, time.now, { role: 'staff' })

const publishedCourse = await makeCourse(db, { slug: 'bob', categoryId, popularity: 1 })
const draftCourse = await makeCourse(db, { ...draft('course'), categoryId, popularity: 9 })
const mixed = [publishedCourse, draftCourse]
const publishedProgram = await makeProgram(db, { slug: 'cutter', courses: mixed, popularity: 1 })
const draftProgram = await makeProgram(db, { ...draft('program'), courses: mixed, popularity: 9 })
const publishedEvent = await makeLiveMasterclass(db, { slug: 'braids', ...dates, categoryId })
const draftEvent = await makeLiveMasterclass(db, { ...draft('event'), ...dates, categoryId })
const publishedOnline = await makeOnlineMasterclass(db, { slug: 'curls', categoryId })
const draftOnline = await makeOnlineMasterclass(db, { ...draft('online'), categoryId })
const { summary: _, ...named } = draft('qualification')
const publishedQualification = await makeQualification(db, { categoryId })
// In a category with a published course, whose page names its qualification.
const updo = await makeCategory(db, { slug: 'updo' })
const chignon = await makeCourse(db, { slug: 'chignon', categoryId: updo.id })
const draftQualification = await makeQualification(db, { ...named, categoryId: updo.id })
const publishedPost = await makePost(db, { slug: 'trolley', authorId: educator.id })
const draftPost = await makePost(db, {
  slug: `${secret}-post`,
  name: text('post'),
  body: text('post'),
  authorId: educator.id,
  categoryId: publishedPost.categoryId,
  publishedAt: null,
})
const draftStory = await makeStory(db, { slug: `${secret}-story`, name: text('story'), publishedAt: null })
const aboutDraft = await makeDiscussion(db, {
  type: 'course',
  slug: `${secret}-discussion`,
  aboutSlug: draftCourse.slug,
  name: text('discussion'),
})
await db()
  .update(lessons)
  .set({ name: text('lesson') })
  .where(eq(lessons.courseId, draftCourse.id))
const freeLesson = draftCourse.lessons[0]?.id ?? ''
const resource = await makeResource(db, freeLesson)
// The learner bought them before they became drafts.
await makeAccess(db, learner.id, { courseId: draftCourse.id }, { now: time.now, endsInDays: 5 })
await makeAccess(db, learner.id, { programId: draftProgram.id }, { now: time.now, endsInDays: 50 })
await updateSearchIndex(db)

const published = [
  publishedCourse,
  chignon,
  publishedProgram,
  publishedEvent,
  publishedOnline,
  publishedQualification,
  publishedPost,
]
const drafts = [draftCourse, draftProgram, draftEvent, draftOnline, draftQualification, draftPost, draftStory]
const caller = {
  guest: {},
  member: { token: learnerToken },
  educator: { token: educatorToken },
  staff: { token: staffToken },
}

const idsAndSlugs = [...published, ...drafts, learner, educator].flatMap((row) =>
  'slug' in row ? [row.id, row.slug] : [row.id],
)

/** Values of path parameters; of others than these, every id and slug. */
const params: Record<string, string[]> = {
  slug: [aboutDraft.slug],
  type: ['course', 'general'],
  code: ['PT'],
  // Of a file, which no draft has yet.
  signature: [`a.${'x'.repeat(43)}`],
}
/** Values of query parameters. */
const queries: Record<string, string[]> = {
  search: [word, 'bob'],
  category: [category.slug],
  groups: ['popular'],
  related_to: [publishedCourse.slug, publishedProgram.slug],
  resource_id: [resource.id],
  status: ['upcoming'],
  only_user_saved: ['1'],
}

/** The addresses whose response contains a text of a draft. */
async function addressesWithDraft(endpoint: Endpoint, who: keyof typeof caller): Promise<string[]> {
  const found = []
  for (const address of callAddresses(endpoint, { params, otherParams: idsAndSlugs, queries })) {
    const { status, body } = await testApp.request('GET', address, caller[who])
    // 422: a parameter is missing; 503: there is no ffmpeg.
    expect([200, 401, 403, 404, 422, 501, 503], address).toContain(status)
    if (JSON.stringify(body)?.includes(secret)) found.push(address)
  }
  return found
}

const reads = allEndpoints.filter(({ method }) => method === 'GET')

/** The calls that contain drafts for those who may see them. The draft of the post is the educator's own. */
const withDrafts = [
  'course.list',
  'course.show',
  'discussion.find',
  'discussion.show',
  'live-masterclass.list',
  'live-masterclass.show',
  'online-masterclass.list',
  'online-masterclass.show',
  'own-post.show',
  'program.list',
  'program.show',
  'qualification.list',
  'story.list',
]
const callsWithDrafts = {
  guest: new Set(),
  member: new Set(),
  educator: new Set([...withDrafts, 'own-post.list']),
  staff: new Set([
    ...withDrafts,
    'access-grant.show',
    'course-document.show',
    'program-document.show',
    'staff-catalogue.list',
    'staff-certificate.things',
    'staff-event.list',
    'staff-event.show',
    'staff-order.products',
    'staff-ticket.labels',
  ]),
}

describe.each(reads)('$method $path', (endpoint) => {
  test.each(['guest', 'member', 'educator', 'staff'] as const)(
    'contains drafts for a %s exactly if they may see them there',
    async (who) => {
      const found = await addressesWithDraft(endpoint, who)
      expect(found.length > 0, found.join(' ')).toBe(
        callsWithDrafts[who].has(`${endpoint.noun}.${endpoint.name}`),
      )
    },
  )
})

test.each([
  ['/courses', draftCourse],
  ['/programs', draftProgram],
  ['/live-masterclass', draftEvent],
  ['/online-masterclass', draftOnline],
])('%s/{id} of a draft returns 404 to a guest and a member, 200 to an educator', async (path, { id }) => {
  const statuses = []
  for (const who of ['guest', 'member', 'educator'] as const) {
    statuses.push((await testApp.request('GET', `${path}/${id}`, caller[who])).status)
  }
  expect(statuses).toEqual([404, 404, 200])
})

test.each(['/courses', '/programs'])('%s?related_to= of a draft returns 404 to a guest', async (path) => {
  const { id } = path === '/courses' ? draftCourse : draftProgram
  expect((await testApp.request('GET', `${path}?related_to=${id}`)).status).toBe(404)
})

test.each([
  ['POST', '/like/post'],
  ['DELETE', '/unlike/post'],
  ['POST', '/user/saved-posts'],
  ['DELETE', '/user/saved-posts'],
])('%s %s/{id} returns 404 to a member for a draft', async (method, path) => {
  const { status } = await testApp.request(method, `${path}/${draftPost.slug}`, caller.member)
  expect(status).toBe(404)
})

test('totals, counts and durations leave drafts out, but not for an educator', async () => {
  const figures = async (who: keyof typeof caller) => {
    const listed = await testApp.call(courseEndpoints.list, {}, caller[who])
    const [first] = (await testApp.call(baseEndpoints.educationCategories, {}, caller[who])).data
    const { data: program } = await testApp.call(
      programEndpoints.show,
      { params: { id: publishedProgram.slug } },
      caller[who],
    )
    return [
      listed.pagination.total,
      first?.courses_count,
      program.courses.length,
      program.program_courses.length,
      program.duration,
    ]
  }
  expect(await figures('guest')).toEqual([2, 1, 1, 1, 600])
  expect(await figures('member')).toEqual([2, 1, 1, 1, 600])
  expect(await figures('educator')).toEqual([3, 2, 2, 2, 1200])
})

test('the video and captions of a free lesson of a draft exist for educators only, at a signed address', async () => {
  const captions = async (who: keyof typeof caller) =>
    (await testApp.request('GET', `/resource/captions?resource_id=${resource.id}`, caller[who])).status
  expect([await captions('guest'), await captions('member'), await captions('educator')]).toEqual([
    404, 404, 200,
  ])
  expect((await testApp.file(`/media/${resource.id}/clip.mp4`)).status).toBe(404)
  const { data } = await testApp.call(
    courseEndpoints.show,
    { params: { id: draftCourse.id } },
    caller.educator,
  )
  const url = data.lessons[0]?.resource.url ?? ''
  const fetched = (token?: string) =>
    testApp.request('GET', url.replace('/api/v1', ''), { ...(token && { token }) })
  expect((await fetched(caller.educator.token)).status).toBe(200)
  expect((await fetched()).status).toBe(404)
})

test('the search contains a draft once it is published, and no longer when it is a draft again', async () => {
  const found = async () => {
    await updateSearchIndex(db)
    const { data } = await testApp.call(searchEndpoints.list, { query: { search: word } })
    return data.map(({ slug }) => slug).toSorted()
  }
  const set = async (publishedAt: Date | null) => {
    for (const table of [courses, programs, liveMasterclasses, onlineMasterclasses]) {
      await db()
        .update(table)
        .set({ publishedAt })
        .where(like(table.slug, `${secret}-%`))
    }
  }
  expect(await found()).toEqual([])
  await set(time.now)
  // The published program contains the course.
  const names = ['course', 'event', 'online', 'program'].map((kind) => `${secret}-${kind}`)
  expect(await found()).toEqual(['cutter', ...names])
  // What was sold does not become a draft again (DRAFT-6).
  const sold = await db().delete(accesses).returning()
  await set(null)
  await db().insert(accesses).values(sold)
  // Before the index is updated too.
  const { data } = await testApp.call(searchEndpoints.list, { query: { search: word } })
  expect(data.map(({ slug }) => slug)).toEqual(['cutter'])
  const suggested = await testApp.call(searchEndpoints.suggestions, { query: { search: word } })
  expect(suggested.data).toEqual([])
  expect(await found()).toEqual([])
})

test('a program does not belong to the category of a draft course', async () => {
  const weaving = await makeCategory(db, { slug: 'weaving' })
  const hidden = await makeCourse(db, { categoryId: weaving.id, publishedAt: null })
  const course = await makeCourse(db)
  await makeProgram(db, { slug: 'with-hidden', courses: [course, hidden], popularity: 20 })
  await makeProgram(db, { slug: 'without-hidden', courses: [course], popularity: 30 })
  const related = await makeProgram(db, { courses: [course], categoryId: weaving.id })
  const listed = async (query: object, who: keyof typeof caller) => {
    const { data } = await testApp.call(programEndpoints.list, { query }, caller[who])
    return data.map(({ slug }) => slug)
  }
  expect(await listed({ category: 'weaving' }, 'guest')).toEqual([])
  expect(await listed({ category: 'weaving' }, 'educator')).toEqual(['with-hidden'])
  const first = async (who: keyof typeof caller) => (await listed({ related_to: related.id }, who))[0]
  expect([await first('guest'), await first('educator')]).toEqual(['without-hidden', 'with-hidden'])
})
