import { videoStateNames } from '@chignon/contract/learning/video'
import { sql } from '../platform/db/drizzle.ts'
import { describe, expect, test } from 'vitest'
import { readApiEnv } from '../platform/env.ts'
import { findConversationOf } from '../community/chat/chat.queries.ts'
import { listNotifications } from '../platform/notification/notification.queries.ts'
import { presentNotifications } from '../platform/notification/notification.present.ts'
import { makeMember } from '../platform/db/factories/user.ts'
import { openTestApp } from '../testing/test-app.ts'
import { testNow } from '../testing/test-now.ts'
import { findUserByEmail } from '../identity/user/user.queries.ts'
import { readSample } from './read-sample.ts'
import { sampleSchema } from './sample.ts'
import { isEmpty, seed } from './seed.ts'

const { db } = await openTestApp()
const parts = { db, clock: () => testNow, env: readApiEnv({}) }
const count = async (table: string) => {
  const result = await db().execute<{ count: number }>(
    sql`select count(*)::int as count from ${sql.identifier(table)}`,
  )
  return result.rows[0]?.count
}

describe('the sample content', () => {
  const sample = readSample()

  test('has the expected number of entries, and a free first lesson in every course', () => {
    expect(sample.categories).toHaveLength(5)
    expect(sample.courses).toHaveLength(16)
    expect(sample.programs).toHaveLength(4)
    expect(sample.liveMasterclasses).toHaveLength(4)
    expect(sample.onlineMasterclasses).toHaveLength(4)
    expect(sample.posts).toHaveLength(60)
    const asked = sample.exams.map(({ program, questions }) => [program, questions.length])
    expect(Object.fromEntries(asked)).toEqual({
      'the-complete-cutter': 12,
      'colour-and-finish': 7,
      'the-bridal-stylist': 7,
      'texture-and-braids': 7,
    })
    expect(sample.qualifications).toHaveLength(5)
    for (const course of sample.courses) expect(course.lessons[0]?.free, course.slug).toBe(true)
  })

  test('is invalid if a language is missing', () => {
    const [first, ...others] = sample.categories
    const { fa: _, ...withoutPersian } = first?.name ?? { fa: '' }
    const incomplete = { ...sample, categories: [{ ...first, name: withoutPersian }, ...others] }
    const result = sampleSchema.safeParse(incomplete)
    expect(result.error?.issues[0]?.path).toEqual(['categories', 0, 'name', 'fa'])
  })

  test('has no dangling references', () => {
    const people = new Set(sample.people.map(({ slug }) => slug))
    const courses = new Set(sample.courses.map(({ slug }) => slug))
    const categories = new Set(sample.categories.map(({ slug }) => slug))
    for (const { author, comments } of sample.posts) {
      for (const slug of [author, ...comments.map((comment) => comment.author)])
        expect(people).toContain(slug)
    }
    for (const program of sample.programs) for (const slug of program.courses) expect(courses).toContain(slug)
    for (const { category } of [...sample.courses, ...sample.liveMasterclasses])
      expect(categories).toContain(category)
  })
})

describe('seed()', () => {
  test('fills an empty database with the same rows each time, and rejects one with content', async () => {
    expect(await isEmpty(db)).toBe(true)
    await seed(parts)
    expect(await isEmpty(db)).toBe(false)
    expect([await count('courses'), await count('posts'), await count('exam_questions')]).toEqual([
      16, 62, 33,
    ])
    const everything = async () => {
      const rows = await db().execute(sql`select id, slug, name, created_at from courses order by id`)
      return rows.rows
    }
    const before = await everything()
    await expect(seed(parts)).rejects.toThrow(/already has content/)
    expect(await everything()).toEqual(before)
    await seed(parts, { replace: true })
    expect(await everything()).toEqual(before)
    expect(await count('courses')).toBe(16)
  })

  test('loads into an academy that has an owner, whom it keeps', async () => {
    const { db: school } = await openTestApp()
    const { user: owner } = await makeMember(school, testNow, { role: 'owner' })
    expect(await isEmpty(school)).toBe(false)
    await seed({ ...parts, db: school })
    expect(await findUserByEmail(school(), owner.email)).toMatchObject({ id: owner.id, role: 'owner' })
    expect(await findUserByEmail(school(), 'learner@example.com')).toBeDefined()
  })

  test('has a conversation and notifications of each sample learner about things that exist', async () => {
    await seed(parts, { replace: true })
    const { id = '' } = (await findUserByEmail(db(), 'learner@example.com')) ?? {}
    const { rows } = await listNotifications(db(), id, { page: 1, per_page: 20 })
    const reader = { locale: 'en', viewerId: id, moderates: false, seesDrafts: false } as const
    const shown = await presentNotifications(db(), rows, reader)
    expect(shown.map(({ kind, read_at }) => [kind, read_at === null])).toEqual([
      ['chat-message', true],
      ['post-liked', true],
      ['access-ending', true],
      ['order-paid', false],
      ['post-commented', false],
    ])
    expect(shown.every(({ path }) => path !== null)).toBe(true)
    expect(shown.map(({ text }) => text).join()).not.toContain('deleted')
    expect(await findConversationOf(db(), id)).toMatchObject({ unreadCount: 1 })
  })

  test('gives every order its invoice, numbered in the order of their dates (INVOICE-2)', async () => {
    await seed(parts, { replace: true })
    const { rows } = await db().execute<{ sequence: number; year: number; kind: string }>(
      sql`select sequence, year, kind from invoices order by issued_at, sequence`,
    )
    const numbers = Map.groupBy(rows, ({ year }) => year)
    for (const [, ofYear] of numbers)
      expect(ofYear.map(({ sequence }) => sequence)).toEqual(ofYear.map((_, index) => index + 1))
    expect(rows.filter(({ kind }) => kind === 'invoice')).toHaveLength((await count('orders')) ?? 0)
    expect(rows.some(({ kind }) => kind === 'credit_note')).toBe(true)
  })

  test.each(['2027-03-15T00:30:00Z', '2027-03-15T06:00:00Z', '2027-03-15T23:30:00Z', '2027-03-28T01:30:00Z'])(
    'creates one ongoing event at %s',
    async (moment) => {
      const now = new Date(moment)
      await seed({ ...parts, clock: () => now }, { replace: true })
      const result = await db().execute<{ slug: string }>(
        sql`select slug from live_masterclasses where starts_at <= ${now} and ends_at > ${now}`,
      )
      expect(result.rows).toEqual([{ slug: 'colour-in-motion' }])
    },
  )

  test('has a ticket behind each seat that is taken, and what the studio works on', async () => {
    await seed(parts, { replace: true })
    const seats = await db().execute<{ slug: string; taken: number; sold: number }>(sql`
      select event.slug, sum(type.seats_taken)::int as taken, sum((
        select count(*) from tickets where ticket_type_id = type.id
      ))::int as sold
      from live_masterclasses event join ticket_types type on type.live_masterclass_id = event.id
      where event.ends_at > ${testNow.toISOString()}
      group by event.slug order by event.slug`)
    expect(seats.rows).toEqual([
      { slug: 'colour-in-motion', taken: 47, sold: 47 },
      { slug: 'the-anatomy-of-a-perfect-cut', taken: 43, sold: 43 },
      { slug: 'the-bride-from-morning-to-midnight', taken: 120, sold: 120 },
    ])
    const counted = await db().execute(sql`select
      (select count(*)::int from orders where state = 'awaiting_payment') as invoices,
      (select count(*)::int from exam_attempts where state = 'submitted') as exams,
      (select count(*)::int from conversations) as chats,
      (select count(*)::int from reports where resolved_at is null) as reports,
      (select count(*)::int from money_cases where resolved_at is null) as cases,
      (select count(distinct state)::int from videos) as uploads`)
    expect(counted.rows).toEqual([
      { invoices: 40, exams: 6, chats: 12, reports: 8, cases: 4, uploads: videoStateNames.length },
    ])
  })
})
