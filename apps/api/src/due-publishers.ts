import { courseKind } from './catalogue/course-document/course.document.ts'
import { programKind } from './catalogue/program-document/program.document.ts'
import type { DuePublishers } from './platform/document/document.jobs.ts'
import { publishDueDraft } from './platform/document/publish-draft.ts'

/** What publishes the planned drafts of each kind of document. */
export const duePublishers: DuePublishers = {
  course: (services, id) => publishDueDraft(services, courseKind, id),
  program: (services, id) => publishDueDraft(services, programKind, id),
}
