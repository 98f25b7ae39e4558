import { endpointQueries } from '@chignon/app-kit/data/endpoint-queries'

const loadCourses = () =>
  import('@chignon/contract/catalogue/course-document').then((module) => module.courseDocumentEndpoints)
const loadCatalogue = () =>
  import('@chignon/contract/catalogue/staff-catalogue').then((module) => module.staffCatalogueEndpoints)
const loadBase = () => import('@chignon/contract/catalogue/base-data').then((module) => module.baseEndpoints)

/** A course as its editors see it. */
export const courseQuery = endpointQueries('course-document', loadCourses)('show')

/** Who can teach. */
export const teachersQuery = endpointQueries('staff-catalogue', loadCatalogue)('teachers')

/** The categories of the catalogue. */
export const categoriesQuery = endpointQueries('base', loadBase)('educationCategories')

export const loadDuplicate = () => loadCourses().then(({ duplicate }) => duplicate)
export const loadCourseEndpoints = loadCourses

/** What is loaded again once a course was begun, published or deleted. */
export const courseNouns = ['staff-catalogue', 'course-document', 'history'] as const
