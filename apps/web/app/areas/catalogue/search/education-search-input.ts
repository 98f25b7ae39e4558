import type { EducationsQuery } from '../list/educations-query.ts'

/** The input of the search for what is filters: the courses, or the programs. */
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
