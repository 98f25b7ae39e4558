import { fullName } from '@chignon/contract/identity/full-name'
import { postEndpoints } from '@chignon/contract/community/post'
import { profileEndpoints } from '@chignon/contract/identity/profile'
import { and, count, eq, isNotNull, sql } from '../../platform/db/drizzle.ts'
import { expect, test } from 'vitest'
import { makePost } from '../../platform/db/factories/post.ts'
import { makeUser } from '../../platform/db/factories/user.ts'
import { samplePassword } from '../../seed/seed-people.ts'
import { accesses } from '../../platform/db/schema/access.ts'
import { certificates } from '../../platform/db/schema/certificate.ts'
import { discussionReplies, discussions } from '../../platform/db/schema/discussion.ts'
import { invoices } from '../../platform/db/schema/invoice.ts'
import { orders } from '../../platform/db/schema/order.ts'
import { tickets } from '../../platform/db/schema/ticket.ts'
import { comments, posts } from '../../platform/db/schema/post.ts'
import { users } from '../../platform/db/schema/user.ts'
import { chunksOf, sampleFiles } from '../../testing/sample-files.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { anonymizeUser } from './anonymize-user.ts'
import { findUserByEmail } from '../user/user.queries.ts'

const testApp = await openTestApp({ sample: true })
const { db, time } = testApp
const email = 'learner@example.com'

const retainedRows = (userId: string) =>
  Promise.all(
    [
      [accesses, accesses.userId],
      [certificates, certificates.userId],
      [tickets, tickets.userId],
      [discussions, discussions.authorId],
      [discussionReplies, discussionReplies.authorId],
      [posts, posts.authorId],
      [comments, comments.authorId],
    ].map(async ([table, owner]) => {
      const [row] = await db()
        .select({ total: count() })
        .from(sql`${table}`)
        .where(eq(sql`${owner}`, userId))
      return row?.total
    }),
  )

/** The tables with a row that contains `text`, except tickets, of which the holder is a part, and orders and invoices, which the law keeps. */
const kept = new Set(['public.tickets', 'public.order_attendees', 'public.orders', 'public.invoices'])

async function tablesWith(text: string): Promise<string[]> {
  const { rows: tables } = await db.pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`,
  )
  const found: string[] = []
  for (const { name } of tables.filter(({ name }) => !kept.has(name))) {
    const { rowCount } = await db.pool.query(
      `select 1 from ${name} as entry where to_jsonb(entry)::text ilike $1 limit 1`,
      [`%${text}%`],
    )
    if (rowCount) found.push(name)
  }
  return found
}

test('removes the personal data of a person and keeps tickets, certificates, accesses and texts', async () => {
  const user = await findUserByEmail(db(), email)
  if (!user) throw new Error('the sample has no learner')
  const unique = {
    firstName: 'Quirijntje',
    lastName: 'Zwartewaal',
    address: '9 Vlasmarkt',
    phone: '+1 555 0123 987',
  }
  await db().update(users).set(unique).where(eq(users.id, user.id))
  const billing = { full_name: 'Quirijntje Zwartewaal', address: '9 Vlasmarkt' }
  await db()
    .update(orders)
    .set({ billing: sql`coalesce(${orders.billing}, '{}') || ${JSON.stringify(billing)}::jsonb` })
    .where(eq(orders.userId, user.id))
  const token = await testApp.signIn(email)
  const picture = { purpose: 'avatar', name: `${email}.webp`, ownerId: user.id } as const
  const { id: pictureId } = await testApp.files.put(chunksOf(sampleFiles.webp), picture)
  const before = await retainedRows(user.id)
  expect(before.slice(0, 3).every((total) => total && total > 0)).toBe(true)

  expect(await anonymizeUser(testApp.services, user.id, time.now)).toMatchObject({ email })
  expect(await anonymizeUser(testApp.services, user.id, time.now)).toBeNull()

  expect(await retainedRows(user.id)).toEqual(before)
  expect(await testApp.files.find(pictureId)).toBeNull()
  for (const text of [email, ...Object.values(unique)]) expect(await tablesWith(text), text).toEqual([])
  const billed = await db()
    .select({ state: orders.state, invoice: invoices.id })
    .from(orders)
    .leftJoin(invoices, eq(invoices.orderId, orders.id))
    .where(and(eq(orders.userId, user.id), isNotNull(orders.billing)))
  expect(billed.length).toBeGreaterThan(0)
  const unlawful = billed.filter(
    ({ state, invoice }) => invoice === null && ['draft', 'cancelled', 'expired'].includes(state),
  )
  expect(unlawful).toEqual([])
  expect(await testApp.request('GET', '/user/me', { token })).toMatchObject({ status: 401 })
  const login = { body: { email, password: samplePassword } }
  expect(await testApp.request('POST', '/login', login)).toMatchObject({
    body: { code: 'invalid_credentials' },
  })
  const params = { id: user.id }
  expect(await testApp.request('GET', profileEndpoints.show.path.replace('{id}', params.id))).toMatchObject({
    status: 404,
  })
})

test.each([
  ['en', 'Former member'],
  ['de', 'Ehemaliges Mitglied'],
  ['fa', 'عضو پیشین'],
] as const)(
  'shows the author of a deleted person’s posts and comments in %s as "%s"',
  async (locale, name) => {
    const author = await makeUser(db)
    const post = await makePost(db, { authorId: author.id })
    await db().insert(comments).values({ postId: post.id, authorId: author.id, locale: 'en', body: 'Lovely' })
    await anonymizeUser(testApp.services, author.id, time.now)
    const { data } = await testApp.call(postEndpoints.show, { params: { id: post.id } }, { locale })
    const authors = [data.author, ...data.comments.map((comment) => comment.author)]
    expect(authors.map((shownAuthor) => shownAuthor && fullName(shownAuthor))).toEqual([name, name])
  },
)

test('refuses to delete the row of a person who holds a ticket', async () => {
  const [ticket] = await db().select().from(tickets).limit(1)
  await expect(
    db()
      .delete(users)
      .where(eq(users.id, ticket?.userId ?? '')),
  ).rejects.toThrow()
})
