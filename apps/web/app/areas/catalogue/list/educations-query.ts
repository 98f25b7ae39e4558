/** What `/educations` shows, as its address says it (specification §2: search, category, page). */
export type EducationsQuery = {
  tab: 'courses' | 'programs'
  search: string
  /** Slug of a category; empty for all. */
  category: string
  /** From 1. */
  page: number
}

const longestSearch = 200

/** The text an address searches for; empty where it is too short to search for (specification §5). */
export function readSearchText(query: URLSearchParams): string {
  // What no keyboard writes is no part of a text, and the provider takes none of it.
  const text = (query.get('search') ?? '').replaceAll('\0', ' ').trim().slice(0, longestSearch).trim()
  return text.length > 1 ? text : ''
}

/** The slug of the category an address keeps to; empty for all. */
export function readCategory(query: URLSearchParams): string {
  return (query.get('category') ?? '').replaceAll('\0', ' ').slice(0, 120)
}

/** The page of a list an address asks for: the first where it makes no sense. */
export function readPage(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? 1)
  return Number.isSafeInteger(page) && page > 0 && page <= 100_000 ? page : 1
}

/** Reads an address; what makes no sense falls back, so that no link is broken. */
export function readEducationsQuery(query: URLSearchParams): EducationsQuery {
  return {
    tab: query.get('tab') === 'programs' ? 'programs' : 'courses',
    search: readSearchText(query),
    category: readCategory(query),
    page: readPage(query),
  }
}

/** The address that shows this; what is as by default is left out. */
export function educationsPath({ tab, search, category, page }: EducationsQuery): string {
  const query = new URLSearchParams()
  if (tab === 'programs') query.set('tab', tab)
  if (search) query.set('search', search)
  if (category) query.set('category', category)
  if (page > 1) query.set('page', String(page))
  return query.size ? `/educations?${query}` : '/educations'
}
