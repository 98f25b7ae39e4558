import * as z from 'zod/mini'
import { list } from '../platform/response.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { id, named, slug } from '../platform/primitives.ts'

/**
 * The set of a category's courses with the viewer's progress (QUAL-1): two finished courses award the silver certificate
 * (CERT-1). `progress` is a whole percentage, 0 for a guest (QUAL-2); `is_done` says whether the viewer finished the course.
 */
export const qualification = z.object({
  id,
  slug,
  name: z.string(),
  description: z.string(),
  category: named,
  courses: z.array(z.extend(named, { is_done: z.boolean() })),
  progress: z.int().check(z.gte(0), z.lte(100)),
  is_complete: z.boolean(),
})

export type Qualification = z.infer<typeof qualification>

/** Qualifications (CALL-6). */
export const qualificationEndpoints = defineEndpoints('qualification', {
  list: {
    method: 'GET',
    path: '/qualifications',
    summary: 'The qualifications, with the viewer’s progress',
    response: list(qualification),
  },
})
