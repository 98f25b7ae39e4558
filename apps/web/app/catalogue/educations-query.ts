/** What `/educations` shows, as its address says it (specification §2: search, category, page). */
export type EducationsQuery = {
  tab: 'courses' | 'programs'
  search: string
  /** Slug of a category; empty for all. */
  category: string
  /** From 1. */
  page: number
}

/** Reads an address; what makes no sense falls back, so that no link is broken. */
export function readEducationsQuery(query: URLSearchParams): EducationsQuery {
  const page = Number(query.get('page') ?? 1)
  const search = (query.get('search') ?? '').trim().slice(0, 200)
  return {
    tab: query.get('tab') === 'programs' ? 'programs' : 'courses',
    search: search.length > 1 ? search : '',
    category: (query.get('category') ?? '').slice(0, 120),
    page: Number.isSafeInteger(page) && page > 0 && page <= 100_000 ? page : 1,
  }
}

/** The address that shows this; what is as by default is left out. */
export function educationsAddress({ tab, search, category, page }: EducationsQuery): string {
  const query = new URLSearchParams()
  if (tab === 'programs') query.set('tab', tab)
  if (search) query.set('search', search)
  if (category && tab === 'courses') query.set('category', category)
  if (page > 1) query.set('page', String(page))
  return query.size ? `/educations?${query}` : '/educations'
}
