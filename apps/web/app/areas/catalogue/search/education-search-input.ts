import type { EducationsQuery } from '../list/educations-query.ts'

/** Query input of the education search: courses or programs by tab. */
export function educationSearchInput({ tab, search, category, page }: EducationsQuery) {
  return {
    query: {
      page,
      search,
      type: [tab === 'courses' ? ('course' as const) : ('program' as const)],
      ...(category ? { category } : {}),
    },
  }
}
