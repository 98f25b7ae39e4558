import { programDocumentEndpoints } from '@chignon/contract/catalogue/program-document'
import { documentHandlers } from '../../platform/document/document-handlers.ts'
import { implement } from '../../platform/http/implement.ts'
import { programKind } from './program.document.ts'

/** Writing programs. */
export const programDocumentRoutes = implement(programDocumentEndpoints, documentHandlers(programKind))
