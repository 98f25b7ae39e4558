import type { SearchType } from '@chignon/contract/search'
import { readCategory, readPage, readSearchText } from '../list/educations-query.ts'

/** What `/education-search` shows, as its address says it (specification §2). */
export type SearchQuery = {
  search: string
  /** Undefined for every type. */
  type: SearchType | undefined
  /** Slug of a category; empty for all. */
  category: string
  /** From 1. */
  page: number
}

/** The types, in the order their filters stand. */
export const searchTypes = [
  'course',
  'program',
  'live-masterclass',
  'online-masterclass',
] as const satisfies SearchType[]

/** Reads an address; what makes no sense falls back, so that no link is broken. */
export function readSearchQuery(query: URLSearchParams): SearchQuery {
  const type = query.get('type')
  return {
    search: readSearchText(query),
    type: searchTypes.find((known) => known === type),
    category: readCategory(query),
    page: readPage(query),
  }
}

/** The address that shows this; what is as by default is left out. */
export function searchPath({ search, type, category, page }: Partial<SearchQuery>): string {
  const query = new URLSearchParams()
  if (search) query.set('search', search)
  if (type) query.set('type', type)
  if (category) query.set('category', category)
  if (page && page > 1) query.set('page', String(page))
  return query.size ? `/education-search?${query}` : '/education-search'
}

/** The input of the search's query for what is filters. */
export function searchInput({ search, type, category, page }: SearchQuery) {
  return {
    query: {
      page,
      ...(search ? { search } : {}),
      ...(type ? { type: [type] } : {}),
      ...(category ? { category } : {}),
    },
  }
}

const folders: Record<SearchType, string> = {
  course: 'courses',
  program: 'programs',
  'live-masterclass': 'live-masterclasses',
  'online-masterclass': 'online-masterclasses',
}

/** The page of a thing. */
export function productPath(type: SearchType, slug: string): string {
  return `/${folders[type]}/${slug}`
}
