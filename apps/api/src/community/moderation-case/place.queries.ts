import { maxExcerptLength, maxPostLength } from '@chignon/contract/community/community-rules'
import type { PlaceText } from '@chignon/contract/community/moderation'
import type { Locale } from '@chignon/contract/platform/locale'
import { type Column, type SQL, sql } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { inLocale } from '../../platform/db/localized.ts'
import { discussionReplies, discussions } from '../../platform/db/schema/discussion.ts'
import { comments, posts } from '../../platform/db/schema/post.ts'
import { stories } from '../../platform/db/schema/story.ts'
import { users } from '../../platform/db/schema/user.ts'
import { utc } from '../../platform/db/utc.ts'
import { personJson } from '../../platform/person/person.queries.ts'
import type { ReportSubject } from '../report/report.queries.ts'

// How many texts are shown before and after the one that was reported.
const neighbours = 2

/** A text where it stands: what it answers first, then its neighbours in order of time. Empty for a person, and for what was deleted. */
export async function findPlace(
  db: Connection,
  { type, id }: ReportSubject,
  locale: Locale,
): Promise<PlaceText[]> {
  if (type === 'person') return []
  const { rows } = await db.execute<{ text: PlaceText }>(placeQueries[type](id, locale))
  return rows.map(({ text }) => text)
}

const placeQueries: Record<Exclude<ReportSubject['type'], 'person'>, (id: string, locale: Locale) => SQL> = {
  post: (id, locale) =>
    sql`select ${postJson(locale, maxPostLength)} as text from ${posts} where ${posts.id} = ${id}`,
  story: (id, locale) =>
    sql`select ${textJson({ kind: 'story', ...placeColumns(stories), text: inLocale(stories.name, locale) }, locale)} as text
      from ${stories} where ${stories.id} = ${id}`,
  discussion: (id, locale) =>
    sql`select ${discussionJson(locale, maxPostLength)} as text from ${discussions} where ${discussions.id} = ${id}`,
  comment: (id, locale) => {
    const json = textJson({ kind: 'comment', ...placeColumns(comments), text: sql`${comments.body}` }, locale)
    const isSibling = sql`${comments.postId} = subject.post_id and ${comments.deletedAt} is null
      and ${comments.parentId} is not distinct from subject.parent_id`
    return sql`with subject as (select id, post_id, parent_id, published_at from ${comments} where id = ${id})
      select text from (
        select 0 as rank, null::timestamptz as at, ${postJson(locale, maxExcerptLength)} as text
          from subject join ${posts} on ${posts.id} = subject.post_id
        union all select 1, null, ${json} from subject join ${comments} on ${comments.id} = subject.parent_id
        union all select 2, ${comments.publishedAt}, ${json} from subject join ${comments} on ${comments.id} = subject.id
        union all ${neighboursOf({ table: sql`${comments}`, publishedAt: sql`${comments.publishedAt}`, id: sql`${comments.id}`, isSibling, json })}
      ) as place order by rank, at`
  },
  reply: (id, locale) => {
    const json = textJson(
      { kind: 'reply', ...placeColumns(discussionReplies), text: sql`${discussionReplies.body}` },
      locale,
    )
    const isSibling = sql`${discussionReplies.discussionId} = subject.discussion_id`
    return sql`with subject as (select id, discussion_id, published_at from ${discussionReplies} where id = ${id})
      select text from (
        select 0 as rank, null::timestamptz as at, ${discussionJson(locale, maxExcerptLength)} as text
          from subject join ${discussions} on ${discussions.id} = subject.discussion_id
        union all select 2, ${discussionReplies.publishedAt}, ${json}
          from subject join ${discussionReplies} on ${discussionReplies.id} = subject.id
        union all ${neighboursOf({ table: sql`${discussionReplies}`, publishedAt: sql`${discussionReplies.publishedAt}`, id: sql`${discussionReplies.id}`, isSibling, json })}
      ) as place order by rank, at`
  },
}

type Siblings = { table: SQL; publishedAt: SQL; id: SQL; isSibling: SQL; json: SQL }

/** The siblings just before and after the subject, without it. */
function neighboursOf({ table, publishedAt, id, isSibling, json }: Siblings): SQL {
  const side = (isOnSide: SQL, order: SQL) => sql`(select 2, ${publishedAt}, ${json} from subject
    join ${table} on ${isSibling} and ${id} <> subject.id and ${isOnSide}
    order by ${publishedAt} ${order} limit ${neighbours})`
  return sql`${side(sql`${publishedAt} <= subject.published_at`, sql`desc`)}
    union all ${side(sql`${publishedAt} > subject.published_at`, sql`asc`)}`
}

const placeColumns = ({
  id,
  authorId,
  state,
  publishedAt,
}: Record<'id' | 'authorId' | 'state' | 'publishedAt', Column>) => ({
  id,
  authorId,
  state,
  publishedAt,
})

function postJson(locale: Locale, length: number): SQL {
  const { id, authorId, state, publishedAt, name, body } = posts
  return textJson(
    {
      kind: 'post',
      id,
      authorId,
      state,
      publishedAt,
      name: inLocale(name, locale),
      text: inLocale(body, locale),
      length,
    },
    locale,
  )
}

function discussionJson(locale: Locale, length: number): SQL {
  const { id, authorId, publishedAt, name, body } = discussions
  return textJson(
    {
      kind: 'discussion',
      id,
      authorId,
      publishedAt,
      name: inLocale(name, locale),
      text: inLocale(body, locale),
      length,
    },
    locale,
  )
}

type TextParts = {
  kind: PlaceText['kind']
  id: Column
  authorId: Column
  /** Without one, the text has no state. */
  state?: Column
  publishedAt: Column
  name?: SQL
  text: SQL
  /** Default: whole. */
  length?: number
}

function textJson(
  { kind, id, authorId, state, publishedAt, name, text, length = maxPostLength }: TextParts,
  locale: Locale,
): SQL {
  const none = sql`null`
  return sql`json_build_object('kind', ${kind}::text, 'id', ${id}, 'name', ${name ?? none}, 'text', left(${text}, ${length}::int),
    'state', ${state ?? none}, 'published_at', ${utc(publishedAt)},
    'author', (select ${personJson(locale)} from ${users} where ${users.id} = ${authorId}))`
}
