import * as z from 'zod/mini'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { id, slug, timestamp } from '../platform/primitives.ts'
import { search } from '../platform/query.ts'
import { messageResponse, single } from '../platform/response.ts'
import { maxGivenDays } from './learning-rules.ts'

/** What access is given to. A live masterclass has tickets instead (ACCESS-11). */
export const accessProductTypes = ['course', 'program', 'online-masterclass'] as const

export const accessProduct = z.object({ type: z.enum(accessProductTypes), id, slug, name: z.string() })

/** One time for which a person may follow something: bought, or given by the academy. */
export const accessPeriod = z.object({
  id,
  starts_at: timestamp,
  ends_at: timestamp,
  /** The order it was bought with; null if it was given, or for who may not read orders. */
  order: z.nullable(z.object({ id, number: z.string() })),
  /** Who gave it; null if it was bought. */
  given_by: z.nullable(z.object({ id, full_name: z.string() })),
  /** Whether it was given and has not ended, so that the viewer may take it back. */
  can_take_back: z.boolean(),
})

/** Something that a person may follow or could, with their progress. */
export const personAccess = z.object({
  product: accessProduct,
  /** The end of the access, also when it is past or comes from a program. */
  ends_at: timestamp,
  /** A day that has begun counts as one; null once it has ended (ACCESS-5). */
  remaining_days: z.nullable(z.int()),
  /** A whole percentage (LESSON-12). */
  progress: z.int(),
  lessons_done: z.int(),
  lessons_total: z.int(),
  last_active_at: z.nullable(timestamp),
  /** The last first. */
  periods: z.array(accessPeriod),
})

/** The name of a person, and what they follow. */
export const learnerAccess = z.object({
  person: z.object({ id, first_name: z.string(), last_name: z.string() }),
  /** What can still be followed first. */
  accesses: z.array(personAccess),
  /** The most days that the viewer may give at once. */
  max_days: z.int(),
})

/** For how long access is given: a number of days, after those that are left, or until a time. */
export const accessGrantForm = z.object({
  product: z.object({ type: z.enum(accessProductTypes), id }),
  days: z.optional(z.int().check(z.gte(1), z.lte(maxGivenDays))),
  ends_at: z.optional(timestamp),
})

export type AccessPeriod = z.infer<typeof accessPeriod>
export type AccessProduct = z.infer<typeof accessProduct>
export type AccessProductType = (typeof accessProductTypes)[number]
export type LearnerAccess = z.infer<typeof learnerAccess>
export type PersonAccess = z.infer<typeof personAccess>

const params = z.object({ id })

/** Access that the academy gives, without an order (ACCESS-14). Educators only to what they teach. */
export const accessGrantEndpoints = defineEndpoints('access-grant', {
  show: {
    method: 'GET',
    path: '/staff/people/{id}/accesses',
    summary: 'What a person follows, with days left and progress',
    permission: 'people.learners',
    params,
    response: single(learnerAccess),
  },
  products: {
    method: 'GET',
    path: '/staff/access-products',
    summary: 'The courses, programs and online masterclasses that access can be given to, by name',
    permission: 'people.learners',
    query: z.object({ search }),
    response: z.object({ data: z.array(accessProduct) }),
  },
  give: {
    method: 'POST',
    path: '/staff/people/{id}/accesses',
    summary: 'Give or extend the access of a person, who is mailed',
    permission: 'access.give',
    idempotency: 'optional',
    params,
    body: accessGrantForm,
    response: messageResponse,
    errors: ['conflict'],
  },
  takeBack: {
    method: 'POST',
    path: '/staff/accesses/{id}/take-back',
    summary: 'End access that the academy gave; what was bought to follow it begins earlier',
    permission: 'access.give',
    params,
    response: messageResponse,
    errors: ['conflict'],
  },
})
