import { expect, test } from 'vitest'
import { openTestApp } from '../../testing/test-app.ts'
import { personalTables, type PersonalTable } from './personal-tables.ts'

const { db } = await openTestApp()

// What refers to people only because staff and educators did or made it.
const academyTables = new Set([
  'course_educators.user_id',
  'live_masterclass_educators.user_id',
  'online_masterclass_educators.user_id',
  'exam_attempts.reviewed_by',
  'exam_attempts.claimed_by',
  'exam_notes.author_id',
  'moderation_decisions.decided_by',
  'accesses.given_by',
  'person_notes.author_id',
  'videos.uploader_id',
  'voice_overs.uploader_id',
  'chat_messages.author_id',
  'chat_notes.author_id',
  'conversations.assignee_id',
  'contact_messages.assignee_id',
  'contact_answers.author_id',
  'drafts.created_by',
  'drafts.changed_by',
  'drafts.scheduled_by',
  'content_revisions.published_by',
])
// What refers to people's rows without being about the person who owns these.
const otherReferences = [
  'push_subscriptions.token_id',
  'post_likes.post_id',
  'saved_posts.post_id',
  'comments.post_id',
  'comments.parent_id',
  'discussion_replies.discussion_id',
  'comment_likes.comment_id',
  'reply_likes.reply_id',
  'story_views.story_id',
  'notification_actors.notification_id',
  'exam_files.file_id',
  'picture_files.file_id',
  'pictures.largest_file_id',
  'gallery_pictures.picture_id',
  'courses.cover_id',
  'programs.cover_id',
  'live_masterclasses.cover_id',
  'online_masterclasses.cover_id',
  'lessons.poster_id',
  'before_after_pairs.before_id',
  'before_after_pairs.after_id',
  'stories.picture_id',
  'chat_messages.picture_id',
  'chat_notes.conversation_id',
  'chat_drafts.conversation_id',
  'post_resources.file_id',
  'post_resources.picture_id',
  'posts.accepted_comment_id',
  'video_files.file_id',
  'videos.source_file_id',
  'data_exports.file_id',
  'waitlist_entries.order_id',
  'subscriptions.renewal_order_id',
  'subscriptions.order_line_id',
  'exam_photograph_sizes.photograph_id',
  'tickets.order_line_id',
  'accesses.order_line_id',
  'invoices.refund_id',
  'money_cases.payment_id',
  'refunds.payment_id',
]

/** The columns with a foreign key to one of the tables, as `table.column`. */
async function referencesTo(tables: string[]): Promise<string[]> {
  const { rows } = await db.pool.query<{ name: string }>(
    `select conrelid::regclass || '.' || a.attname as name
     from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'f' and c.confrelid::regclass::text = any($1) order by 1`,
    [tables],
  )
  return rows.map(({ name }) => name)
}

/** The column that the rows of a person are found by. */
function ownerColumn(table: PersonalTable): string {
  if ('owner' in table) return table.owner
  return 'via' in table ? table.via : table.address
}

const owned = Object.entries(personalTables).flatMap(([name, table]) => [
  `${name}.${ownerColumn(table)}`,
  ...('address' in table ? [`${name}.${table.orOwner}`] : []),
  `${name}.${table.about}`,
])

test('names every table that refers to people', async () => {
  const references = await referencesTo(['users'])
  const unknown = references.filter((name) => !owned.includes(name) && !academyTables.has(name))
  expect(unknown, 'add the table to personal-tables.ts').toEqual([])
})

test('names every table that refers to rows of people', async () => {
  const parents = Object.keys(personalTables).filter((name) => name !== 'users')
  const references = await referencesTo(parents)
  const known = new Set([...owned, ...otherReferences])
  expect(
    references.filter((name) => !known.has(name)),
    'add the table to personal-tables.ts',
  ).toEqual([])
})

test('names only tables and columns that exist, each after its parent', async () => {
  const names = Object.keys(personalTables)
  for (const [index, [name, table]] of Object.entries(personalTables).entries()) {
    const { rows } = await db.pool.query<{ name: string }>(
      'select column_name as name from information_schema.columns where table_name = $1',
      [name],
    )
    const columns = rows.map((row) => row.name)
    expect(columns, name).toEqual(expect.arrayContaining([ownerColumn(table), ...(table.omitted ?? [])]))
    if ('parent' in table) expect(names.indexOf(table.parent), name).toBeLessThan(index)
  }
})

test('exports no secret', async () => {
  const { rows } = await db.pool.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = 'public' and column_name ~ '(hash|secret|public_key)'`,
  )
  const exported = rows.filter(({ table, column }) => {
    const entry = personalTables[table]
    return entry && !entry.omitted?.includes(column)
  })
  expect(exported).toEqual([])
})
