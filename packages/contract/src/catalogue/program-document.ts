import * as z from 'zod/mini'
import { documentEndpoints, documentView } from '../platform/document.ts'
import { entries, position, texts } from '../platform/document-parts.ts'
import { localized } from '../platform/localized.ts'
import { cents, id, seconds } from '../platform/primitives.ts'
import {
  coursesPerProgram,
  maxDescriptionLength,
  maxNameLength,
  maxSummaryLength,
} from './catalogue-rules.ts'

/** Everything of a program that its educators write: its exam is a document of its own. */
export const programDocument = z.object({
  name: texts(maxNameLength),
  summary: texts(maxSummaryLength),
  description: texts(maxDescriptionLength),
  /** Null while it is not decided. */
  price: z.nullable(cents),
  discounted_price: z.nullable(cents),
  /** Its courses, by their ids. */
  courses: entries(z.object({ position }), coursesPerProgram),
})

/** A course that a program has or could have. */
export const programCourse = z.object({
  name: localized,
  /** What it costs now. */
  price: cents,
  lessons_count: z.int(),
  duration: seconds,
  is_published: z.boolean(),
})

/** Who would notice a change of a program, and the courses it can have, by their ids. */
export const programFacts = z.object({
  /** Whose access has not ended. */
  owners: z.int(),
  courses: z.record(id, programCourse),
})

export type ProgramDocument = z.infer<typeof programDocument>
export type ProgramFacts = z.infer<typeof programFacts>
export type ProgramCourse = z.infer<typeof programCourse>

const programView = documentView(programDocument, programFacts)

export type ProgramDocumentView = z.infer<typeof programView>

/** Writing programs (DOCUMENT-1). */
export const programDocumentEndpoints = documentEndpoints('program-document', {
  path: '/staff/programs',
  thing: 'a program',
  document: programDocument,
  facts: programFacts,
})
