import { maxExcerptLength } from '@chignon/contract/community/community-rules'
import type { ModerationCase } from '@chignon/contract/community/moderation'
import type { ReportSubjectType } from '@chignon/contract/community/report'
import type { Locale } from '@chignon/contract/platform/locale'
import { type SQL, sql } from '../../platform/db/drizzle.ts'
import { inLocale } from '../../platform/db/localized.ts'
import { discussionReplies, discussions } from '../../platform/db/schema/discussion.ts'
import { comments, posts } from '../../platform/db/schema/post.ts'
import { stories } from '../../platform/db/schema/story.ts'
import { users } from '../../platform/db/schema/user.ts'
import { personJson } from '../../platform/person/person.queries.ts'

/** What is known of a reported thing; null if it was deleted. */
export type CaseDetails = Pick<ModerationCase, 'state' | 'excerpt' | 'author'> | null

/** The state, the beginning and the author of a thing of any kind. */
export function detailsJson(
  { type: subjectType, id: subjectId }: { type: SQL; id: SQL },
  locale: Locale,
): SQL<CaseDetails> {
  const details = (type: ReportSubjectType, table: SQL, authorId: SQL, state: SQL, text: SQL, id: SQL) =>
    sql`select json_build_object('state', ${state}, 'excerpt', left(${text}, ${maxExcerptLength}),
      'author', (select ${personJson(locale)} from ${users} where ${users.id} = ${authorId}))
    from ${table} where ${subjectType} = ${type} and ${id} = ${subjectId}`
  const texts = [
    { type: 'comment', table: comments, text: sql`${comments.body}` },
    { type: 'reply', table: discussionReplies, text: sql`${discussionReplies.body}` },
    { type: 'post', table: posts, text: inLocale(posts.name, locale) },
    { type: 'story', table: stories, text: inLocale(stories.name, locale) },
  ] as const
  const none = sql`null`
  const parts = [
    ...texts.map(({ type, table, text }) =>
      details(type, sql`${table}`, sql`${table.authorId}`, sql`${table.state}`, text, sql`${table.id}`),
    ),
    details(
      'discussion',
      sql`${discussions}`,
      sql`${discussions.authorId}`,
      none,
      inLocale(discussions.name, locale),
      sql`${discussions.id}`,
    ),
    details(
      'person',
      sql`${users} as person`,
      sql`person.id`,
      none,
      sql`trim(person.first_name || ' ' || person.last_name)`,
      sql`person.id`,
    ),
  ]
  return sql<CaseDetails>`(${sql.join(parts, sql` union all `)})`
}
