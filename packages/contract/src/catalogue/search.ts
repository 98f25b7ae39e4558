import * as z from 'zod/mini'
import { pageSizes } from '../platform/platform-rules.ts'
import { pagination } from '../platform/response.ts'
import { courseCard } from './course.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { liveMasterclassCard } from './live-masterclass.ts'
import { onlineMasterclassCard } from './online-masterclass.ts'
import { programCard } from './program.ts'
import { paging, search } from '../platform/query.ts'
import { slug } from '../platform/primitives.ts'
import { slugText } from '../platform/text-fields.ts'

/** What can be searched for. */
export const searchType = z.enum(['course', 'program', 'live-masterclass', 'online-masterclass'])

/** A part of a text that matches, as UTF-16 offsets: `text.slice(start, end)`. */
export const mark = z.object({ start: z.int(), end: z.int() })

/** The matches of a result, in the order of the text and without overlap. */
const marks = z.object({ name: z.array(mark), summary: z.array(mark) })

/** A course that was found. */
export const courseSearchResult = z.extend(courseCard, { type: z.literal('course'), marks })
/** A program that was found. */
export const programSearchResult = z.extend(programCard, { type: z.literal('program'), marks })
/** A live masterclass that was found. */
export const liveMasterclassSearchResult = z.extend(liveMasterclassCard, {
  type: z.literal('live-masterclass'),
  marks,
})
/** An online masterclass that was found. */
export const onlineMasterclassSearchResult = z.extend(onlineMasterclassCard, {
  type: z.literal('online-masterclass'),
  marks,
})

/** A search result of any type: the fields of its card and the matches. */
export const searchResult = z.discriminatedUnion('type', [
  courseSearchResult,
  programSearchResult,
  liveMasterclassSearchResult,
  onlineMasterclassSearchResult,
])

/** The number of matches of each type, also of types that were not requested; at most `maxCounted`. */
export const searchCounts = z.object({
  course: z.int(),
  program: z.int(),
  'live-masterclass': z.int(),
  'online-masterclass': z.int(),
})

/** The text that was searched after corrections (SEARCH-7). */
export const searchedText = z.object({
  /** The whole text with typing errors corrected. */
  text: z.string(),
  /** Words without any match, each with its nearest match. */
  corrections: z.array(z.object({ typed: z.string(), instead: z.string() })),
  /** `some` if nothing has all words and results with some of them are returned. */
  matched: z.enum(['all', 'some']),
})

/** A name that matches the typed text. */
export const suggestion = z.object({ type: searchType, slug, name: z.string(), marks: z.array(mark) })

export type SearchType = z.infer<typeof searchType>
export type Mark = z.infer<typeof mark>
export type SearchResult = z.infer<typeof searchResult>
export type SearchCounts = z.infer<typeof searchCounts>
export type SearchedText = z.infer<typeof searchedText>
export type Suggestion = z.infer<typeof suggestion>

/** Search over courses, programs and masterclasses, in the language of the request (SEARCH-4). */
export const searchEndpoints = defineEndpoints('search', {
  list: {
    method: 'GET',
    path: '/search',
    summary:
      'Courses, programs and masterclasses by their texts, best match first, tolerant of accents and typing errors; ' +
      'everything by popularity if the text has fewer than two characters',
    query: z.object({
      ...paging(pageSizes.catalogue),
      search,
      type: z.optional(z.array(searchType).check(z.maxLength(4))),
      /** Id or slug of a category. */
      category: z.optional(slugText),
    }),
    response: z.object({
      data: z.array(searchResult),
      pagination,
      counts: searchCounts,
      searched: searchedText,
    }),
  },
  suggestions: {
    method: 'GET',
    path: '/search/suggestions',
    summary: 'Up to eight names that match the typed text; none for fewer than two characters',
    query: z.object({ search }),
    response: z.object({ data: z.array(suggestion) }),
  },
})
