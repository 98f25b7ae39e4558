import * as z from 'zod/mini'
import { pageSizes } from '../platform/platform-rules.ts'
import { productCard } from './product.ts'
import { list, single } from '../platform/response.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { lesson } from './lesson.ts'
import { educator } from './educator.ts'
import { idOrSlug, ofEducator, paging, search } from '../platform/query.ts'
import { offer, seconds } from '../platform/primitives.ts'

/** The fields of an online masterclass card. */
export const onlineMasterclassCard = z.object({
  ...productCard,
  lessons_count: z.int(),
  duration: seconds,
  ...offer,
})

/** An online masterclass with its lessons. */
export const onlineMasterclass = z.extend(onlineMasterclassCard, {
  description: z.string(),
  outcomes: z.array(z.string()),
  educators: z.array(educator),
  lessons: z.array(lesson),
})

export type OnlineMasterclassCard = z.infer<typeof onlineMasterclassCard>
export type OnlineMasterclass = z.infer<typeof onlineMasterclass>

/** Online masterclasses of the catalogue (CALL-8). */
export const onlineMasterclassEndpoints = defineEndpoints('online-masterclass', {
  list: {
    method: 'GET',
    path: '/online-masterclass',
    summary: 'Online masterclasses',
    query: z.object({ ...paging(pageSizes.catalogue), search, educator: ofEducator }),
    response: list(onlineMasterclassCard),
  },
  show: {
    method: 'GET',
    path: '/online-masterclass/{id}',
    summary: 'One online masterclass with its lessons',
    params: idOrSlug,
    response: single(onlineMasterclass),
  },
})
