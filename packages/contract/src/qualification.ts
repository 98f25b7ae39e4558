import * as z from 'zod/mini'
import { list } from './response.ts'
import { defineEndpoints } from './define-endpoints.ts'
import { id, named, slug } from './primitives.ts'

/**
 * A category's set of courses, with how far the viewer is: two finished award its silver certificate
 * (specification §1, §4). `progress` is a whole percentage, 0 for a guest; `is_done` tells of each course whether the
 * viewer finished it.
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

/** Specification §7, Base data. */
export const qualificationEndpoints = defineEndpoints('qualification', {
  list: {
    method: 'GET',
    path: '/qualifications',
    summary: 'The qualifications, with the viewer’s progress',
    response: list(qualification),
  },
})
