import * as z from 'zod/mini'
import { pagination } from './response.ts'
import { courseCard } from './course.ts'
import { defineEndpoints } from './define-endpoints.ts'
import { liveMasterclassCard } from './live-masterclass.ts'
import { onlineMasterclassCard } from './online-masterclass.ts'
import { programCard } from './program.ts'
import { paging, search } from './query.ts'
import { slug } from './primitives.ts'

/** What can be searched for. */
export const searchType = z.enum(['course', 'program', 'live-masterclass', 'online-masterclass'])

/** Counts of a search stop here: `1000` is a thousand or more. */
export const maxCounted = 1000

/** The most suggestions that are made at once. */
export const maxSuggestions = 8

/** A part of a text that matches, as UTF-16 offsets: `text.slice(start, end)`. */
export const mark = z.object({ start: z.int(), end: z.int() })

/** Where a hit matches; in the order of the text, never overlapping. */
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

/** Whatever was found: what its card shows, and where it matches. */
export const searchResult = z.discriminatedUnion('type', [
  courseSearchResult,
  programSearchResult,
  liveMasterclassSearchResult,
  onlineMasterclassSearchResult,
])

/** How many things of each type match, whatever types were asked for; `mostCounted` at most. */
export const searchCounts = z.object({
  course: z.int(),
  program: z.int(),
  'live-masterclass': z.int(),
  'online-masterclass': z.int(),
})

/** What was searched in place of what was typed. */
export const searchedText = z.object({
  /** The whole text with every typing error mended; as it was typed where there is none. */
  text: z.string(),
  /** The words nothing is called by, and the nearest one that something is. */
  corrections: z.array(z.object({ typed: z.string(), instead: z.string() })),
  /** `some` where nothing has all the words, so that what has some of them is shown. */
  matched: z.enum(['all', 'some']),
})

/** A thing whose name fits what is being typed. */
export const suggestion = z.object({ type: searchType, slug, name: z.string(), marks: z.array(mark) })

export type SearchType = z.infer<typeof searchType>
export type Mark = z.infer<typeof mark>
export type SearchResult = z.infer<typeof searchResult>
export type SearchCounts = z.infer<typeof searchCounts>
export type SearchedText = z.infer<typeof searchedText>
export type Suggestion = z.infer<typeof suggestion>

/** Search over everything the academy teaches, in the request's language. */
export const searchEndpoints = defineEndpoints('search', {
  list: {
    method: 'GET',
    path: '/search',
    summary:
      'Courses, programs and masterclasses by their texts, the best first, forgiving of accents and typing errors; ' +
      'without a text of two characters, everything by popularity',
    query: z.object({
      ...paging(12),
      search,
      type: z.optional(z.array(searchType).check(z.maxLength(4))),
      /** Id or slug of a category. */
      category: z.optional(z.string().check(z.maxLength(120))),
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
    summary: 'Up to eight things whose names fit what is being typed; none for fewer than two characters',
    query: z.object({ search }),
    response: z.object({ data: z.array(suggestion) }),
  },
})
