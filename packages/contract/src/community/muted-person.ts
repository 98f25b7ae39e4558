import * as z from 'zod/mini'
import { author } from '../platform/author.ts'
import { pageSizes } from '../platform/platform-rules.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { id } from '../platform/primitives.ts'
import { paging } from '../platform/query.ts'
import { list, messageResponse } from '../platform/response.ts'

const person = z.object({ id })

/** The people whom the viewer has muted: their texts are collapsed for the viewer alone (MODERATION-7). */
export const mutedPersonEndpoints = defineEndpoints('muted-person', {
  list: {
    method: 'GET',
    path: '/user/muted',
    summary: 'The people whom the viewer has muted, the last one first',
    audience: 'member',
    query: z.object(paging(pageSizes.profile)),
    response: list(author),
  },
  mute: {
    method: 'POST',
    path: '/user/muted/{id}',
    summary: 'Mute a person; repeating it changes nothing',
    audience: 'member',
    params: person,
    response: messageResponse,
  },
  unmute: {
    method: 'DELETE',
    path: '/user/muted/{id}',
    summary: 'Show the texts of a person again',
    audience: 'member',
    params: person,
    response: messageResponse,
  },
})
