import { courseDocumentEndpoints } from '@chignon/contract/catalogue/course-document'
import { documentHandlers } from '../../platform/document/document-handlers.ts'
import { implement } from '../../platform/http/implement.ts'
import { courseKind } from './course.document.ts'

/** Writing courses. */
export const courseDocumentRoutes = implement(courseDocumentEndpoints, documentHandlers(courseKind))
