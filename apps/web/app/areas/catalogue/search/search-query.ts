import type { SearchType } from '@chignon/contract/catalogue/search'
import { readCategory, readPage, readSearchText } from '../list/educations-query.ts'

/** State of `/education-search`, as read from its URL. */
export type SearchQuery = {
  search: string
  /** Undefined for all types. */
  type: SearchType | undefined
  /** Slug of a category; empty for all. */
  category: string
  /** From 1. */
  page: number
}

/** Product types, in the order of their filters. */
export const searchTypes = [
  'course',
  'program',
  'live-masterclass',
  'online-masterclass',
] as const satisfies SearchType[]

/** Reads the state from a URL. Invalid values fall back to defaults. */
export function readSearchQuery(query: URLSearchParams): SearchQuery {
  const type = query.get('type')
  return {
    search: readSearchText(query),
    type: searchTypes.find((searchType) => searchType === type),
    category: readCategory(query),
    page: readPage(query),
  }
}

/** Path for a state. Defaults are omitted. */
export function searchPath({ search, type, category, page }: Partial<SearchQuery>): string {
  const query = new URLSearchParams()
  if (search) query.set('search', search)
  if (type) query.set('type', type)
  if (category) query.set('category', category)
  if (page && page > 1) query.set('page', String(page))
  return query.size ? `/education-search?${query}` : '/education-search'
}

/** Query input of the search. */
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

/** Path of a product's page. */
export function productPath(type: SearchType, slug: string): string {
  return `/${folders[type]}/${slug}`
}
