import {
  maxPage,
  maxSearchLength,
  maxSlugLength,
  minSearchLength,
} from '@chignon/contract/platform/platform-rules'

/** State of `/educations`, as read from its URL. */
export type EducationsQuery = {
  tab: 'courses' | 'programs'
  search: string
  /** Slug of a category; empty for all. */
  category: string
  /** From 1. */
  page: number
}

/** Search text of a URL; empty if it has fewer than two characters. */
export function readSearchText(query: URLSearchParams): string {
  // PostgreSQL rejects NUL characters.
  const text = (query.get('search') ?? '').replaceAll('\0', ' ').trim().slice(0, maxSearchLength).trim()
  return text.length >= minSearchLength ? text : ''
}

/** Category slug of a URL; empty for all. */
export function readCategory(query: URLSearchParams): string {
  return (query.get('category') ?? '').replaceAll('\0', ' ').slice(0, maxSlugLength)
}

/** Page number of a URL; 1 if it is invalid. */
export function readPage(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? 1)
  return Number.isSafeInteger(page) && page > 0 && page <= maxPage ? page : 1
}

/** Reads the state from a URL. Invalid values fall back to defaults. */
export function readEducationsQuery(query: URLSearchParams): EducationsQuery {
  return {
    tab: query.get('tab') === 'programs' ? 'programs' : 'courses',
    search: readSearchText(query),
    category: readCategory(query),
    page: readPage(query),
  }
}

/** Path for a state. Defaults are omitted. */
export function educationsPath({ tab, search, category, page }: EducationsQuery): string {
  const query = new URLSearchParams()
  if (tab === 'programs') query.set('tab', tab)
  if (search) query.set('search', search)
  if (category) query.set('category', category)
  if (page > 1) query.set('page', String(page))
  return query.size ? `/educations?${query}` : '/educations'
}
