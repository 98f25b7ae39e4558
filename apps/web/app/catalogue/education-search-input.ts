import type { EducationsQuery } from './educations-query.ts'

/** The input of the search for what is asked: the courses, or the programs. */
export function educationSearchInput({ tab, search, category, page }: EducationsQuery) {
  const isCourses = tab === 'courses'
  return {
    query: {
      page,
      search,
      type: [isCourses ? ('course' as const) : ('program' as const)],
      ...(isCourses && category ? { category } : {}),
    },
  }
}
