import type { EducationsQuery } from '../list/educations-query.ts'
import { searchListQuery } from './search-queries.ts'

/** Results of the education search: courses or programs by tab. */
export const educationSearchListQuery = ({ tab, search, category, page }: EducationsQuery) =>
  searchListQuery({
    query: {
      page,
      search,
      type: [tab === 'courses' ? 'course' : 'program'],
      ...(category ? { category } : {}),
    },
  })
