import { minSearchLength } from '@chignon/contract/platform/platform-rules'
import type { PostType } from '@chignon/contract/community/post'
import { and, eq, ne, type SQL, sql } from '../../platform/db/drizzle.ts'
import { preparedViewer, type ViewerContext } from '../../platform/http/viewer-context.ts'
import type { Cursor } from '../../platform/db/cursor.ts'
import { postCategories } from '../../platform/db/schema/base-data.ts'
import { posts, savedPosts } from '../../platform/db/schema/post.ts'
import { containsPreparedWords, escapeWord, wordsOf } from '../../platform/db/search.ts'
import { hasEntryOf } from './post-entry.queries.ts'
import { isReadable } from '../../platform/publication/readable-post.queries.ts'

/** The filters of the feed. */
export type PostFilter = {
  search?: string | undefined
  /** Ids or slugs of categories. */
  categories?: string[] | undefined
  type?: PostType[] | undefined
  /** Only posts this user saved. */
  savedBy?: string | undefined
  /** Only posts this user wrote. */
  authorId?: string | undefined
  /** The id of a post to leave out. */
  except?: string | undefined
  /** Only what comes after this one in the feed (PAGE-6). */
  after?: Cursor | undefined
}

/** The words of a search; undefined without one. */
export function searchedWords({ search }: PostFilter): string[] | undefined {
  return search !== undefined && search.length >= minSearchLength ? wordsOf(search) : undefined
}

/** The condition of the words of a search in a statement that receives `filterValues`. */
export function hasWords(words: string[]): SQL {
  return containsPreparedWords(
    posts.searchText,
    words.map((_, place) => sql.placeholder(`word${place}`)),
  )
}

/** A condition that the index of words finds, true of all posts of a month with the words, and of a few without them. */
export function hasKeysOfMonth(month: SQL): SQL {
  return sql`post_words(${posts.publishedAt}, ${posts.searchText})
    @@ in_month((select post_query(${sql.placeholder('words')}::text[])), ${month})`
}

/** The condition of a filter without its search, in a statement that receives `filterValues`. */
export function matchesFilter(filter: PostFilter, viewerContext: ViewerContext): SQL | undefined {
  const { categories, type, savedBy, authorId, except, after } = filter
  return and(
    isReadable(preparedViewer(viewerContext)),
    categories && isInCategory(categories),
    type && isOfType(type),
    savedBy === undefined ? undefined : hasEntryOf(savedPosts, sql.placeholder('savedBy')),
    authorId === undefined ? undefined : eq(posts.authorId, sql.placeholder('authorId')),
    except === undefined ? undefined : ne(posts.id, sql.placeholder('except')),
    after === undefined ? undefined : isAfter(),
  )
}

/** The values of the placeholders of a statement with this filter. */
export function filterValues(filter: PostFilter, { viewerId }: ViewerContext): Record<string, unknown> {
  const { categories, type, savedBy, authorId, except, after } = filter
  const words = searchedWords(filter) ?? []
  return {
    viewerId,
    category: valueOfOneOf(categories),
    type: valueOfOneOf(type),
    savedBy,
    authorId,
    except,
    afterAt: after?.at,
    afterId: after?.id,
    words,
    ...Object.fromEntries(words.map((word, place) => [`word${place}`, escapeWord(word)])),
  }
}

/** Filters and viewers whose conditions have the same SQL text have the same key. */
export function filterKey(filter: PostFilter, { viewerId, moderates, seesDrafts }: ViewerContext): string {
  const { categories, type, savedBy, authorId, except, after } = filter
  const given = [savedBy, authorId, except, after].map((value) => value !== undefined)
  const flags = [viewerId !== null, moderates, seesDrafts, ...given]
  const lists = [categories, type].map((list) => (list === undefined ? '' : list.length === 1 ? '1' : 'n'))
  return [...flags.map(Number), ...lists, searchedWords(filter)?.length ?? 0].join('.')
}

// In the order of the feed. The first condition finds the place in an index.
function isAfter(): SQL {
  const afterAt = sql`${sql.placeholder('afterAt')}::timestamptz`
  return sql`${posts.publishedAt} <= ${afterAt} and (${posts.publishedAt} < ${afterAt} or ${posts.id} > ${sql.placeholder('afterId')}::uuid)`
}

// The categories are read in the same statement. An equality, unlike a list, can use the order of an index.
function isInCategory(values: string[]): SQL {
  const { id, slug } = postCategories
  const value = sql.placeholder('category')
  if (values.length === 1)
    return sql`${posts.categoryId} = (select ${id} from ${postCategories}
      where ${slug} = ${value} or ${id}::text = lower(${value}) limit 1)`
  return sql`${posts.categoryId} = any(array(select ${id} from ${postCategories}
    where ${slug} = any(${value}::text[]) or ${id}::text = any(lower(${value})::text[])))`
}

function isOfType(values: PostType[]): SQL {
  const value = sql.placeholder('type')
  return values.length === 1 ? eq(posts.type, value) : sql`${posts.type} = any(${value}::text[])`
}

function valueOfOneOf(values: string[] | undefined): string | string[] | undefined {
  return values?.length === 1 ? values[0] : values
}
