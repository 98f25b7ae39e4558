import * as z from 'zod/mini'
import { productCard, productFilters } from './product.ts'
import { list, single } from '../platform/response.ts'
import { courseCard } from './course.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { educator } from './educator.ts'
import { idOrSlug } from '../platform/query.ts'
import { named, offer, seconds } from '../platform/primitives.ts'

/** The fields of a program card, with the four courses of the program (LESSON-10). */
export const programCard = z.object({
  ...productCard,
  program_courses: z.array(named),
  duration: seconds,
  ...offer,
})

/** A program with its full courses and its exam. */
export const program = z.extend(programCard, {
  description: z.string(),
  courses: z.array(courseCard),
  /** The educators of its courses. */
  educators: z.array(educator),
  has_exam: z.boolean(),
  /** The number of questions of the exam; null if there is none (EXAM-12). */
  exam_questions_count: z.nullable(z.int()),
})

export type ProgramCard = z.infer<typeof programCard>
export type Program = z.infer<typeof program>

/** Programs of the catalogue (CALL-8, HOME-4). */
export const programEndpoints = defineEndpoints('program', {
  list: {
    method: 'GET',
    path: '/programs',
    summary: 'Programs; `groups=popular` for the featured, `related_to` for similar ones',
    query: z.object(productFilters),
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
