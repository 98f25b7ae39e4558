import { endpointQueries } from '@chignon/app-kit/data/endpoint-queries'

const loadCatalogue = () =>
  import('@chignon/contract/catalogue/staff-catalogue').then((module) => module.staffCatalogueEndpoints)
const loadCourses = () =>
  import('@chignon/contract/catalogue/course-document').then((module) => module.courseDocumentEndpoints)

/** A page of what is taught and sold. */
export const catalogueQuery = endpointQueries('staff-catalogue', loadCatalogue)('list')

export const loadCreateCourse = () => loadCourses().then(({ create }) => create)
export const loadDuplicateCourse = () => loadCourses().then(({ duplicate }) => duplicate)
export const loadRemoveCourse = () => loadCourses().then(({ remove }) => remove)

/** What is loaded again once something was begun or deleted. */
export const catalogueNouns = ['staff-catalogue', 'history'] as const
