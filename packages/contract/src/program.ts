import * as z from 'zod/mini'
import { list, single } from './response.ts'
import { courseCard } from './course.ts'
import { defineEndpoints } from './define-endpoints.ts'
import { idOrSlug, paging, search } from './query.ts'
import { id, named, offer, previewUrl, seconds, slug } from './primitives.ts'

/** A program as a card shows it: four pre-selected courses (specification §3, Program card). */
export const programCard = z.object({
  id,
  slug,
  name: z.string(),
  summary: z.string(),
  preview_url: previewUrl,
  /** The category most of its courses are of; it gives the cover its coiffure. */
  category: named,
  program_courses: z.array(named),
  duration: seconds,
  ...offer,
})

/** A program with its courses in full, and the exam it ends in. */
export const program = z.extend(programCard, {
  description: z.string(),
  courses: z.array(courseCard),
  has_exam: z.boolean(),
  /** How many questions the exam has; null where there is none. */
  exam_questions_count: z.nullable(z.int()),
})

export type ProgramCard = z.infer<typeof programCard>
export type Program = z.infer<typeof program>

/** The catalogue's programs (specification §7, Catalogue). */
export const programEndpoints = defineEndpoints('program', {
  list: {
    method: 'GET',
    path: '/programs',
    summary: 'Programs; `groups=popular` for the featured, `related_to` for those like another',
    query: z.object({
      ...paging(12),
      search,
      /** Id or slug of a category: programs with at least one course of it. */
      category: z.optional(z.string().check(z.maxLength(120))),
      groups: z.optional(z.enum(['popular'])),
      related_to: z.optional(z.string().check(z.maxLength(120))),
    }),
    response: list(programCard),
    errors: ['not_found'],
  },
  show: {
    method: 'GET',
    path: '/programs/{id}',
    summary: 'One program with its courses',
    params: idOrSlug,
    response: single(program),
  },
})
