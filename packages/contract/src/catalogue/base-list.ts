import * as z from 'zod/mini'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { locales } from '../platform/locale.ts'
import { localized } from '../platform/localized.ts'
import { id, slug, timestamp } from '../platform/primitives.ts'
import { list, messageResponse, single } from '../platform/response.ts'
import { lineText } from '../platform/text-fields.ts'
import { maxBaseNameLength } from './catalogue-rules.ts'

/** The base lists that staff edit. */
export const baseLists = ['post-categories', 'story-categories', 'interests', 'business-types'] as const

/** An entry of a base list with its name in all languages it has. */
export const baseEntry = z.object({
  id,
  slug,
  name: localized,
  /** How many posts, stories, people or businesses have it. */
  used_count: z.int(),
  /** Since when it is no longer offered. */
  retired_at: z.nullable(timestamp),
})

/** The languages of a name that change. An empty text removes a language. */
export const baseNameForm = z.object({
  name: z.partialRecord(z.enum(locales), lineText(maxBaseNameLength)),
})

/** Where an entry goes: before another one; null for the end. */
export const baseMoveForm = z.object({ before: z.nullable(id) })

export type BaseList = (typeof baseLists)[number]
export type BaseEntry = z.infer<typeof baseEntry>

const ofList = z.object({ list: z.enum(baseLists) })
const ofEntry = z.extend(ofList, { id })
const permission = 'community.edit'

/** The lists that fill forms and filters, as staff edit them (BASE-1). Every change has an entry in the audit log. */
export const baseListEndpoints = defineEndpoints('base-list', {
  list: {
    method: 'GET',
    path: '/staff/base/{list}',
    summary: 'A base list in order, with what was retired and how often each entry is used',
    permission,
    params: ofList,
    response: list(baseEntry),
  },
  save: {
    method: 'PUT',
    path: '/staff/base/{list}/{id}',
    summary: 'Add an entry at the end, with an id that the caller chose, or change languages of its name',
    permission,
    params: ofEntry,
    body: baseNameForm,
    response: single(baseEntry),
  },
  move: {
    method: 'POST',
    path: '/staff/base/{list}/{id}/move',
    summary: 'Move an entry before another one, or to the end',
    permission,
    params: ofEntry,
    body: baseMoveForm,
    response: messageResponse,
  },
  retire: {
    method: 'POST',
    path: '/staff/base/{list}/{id}/retire',
    summary: 'Offer an entry no longer; what has it keeps it',
    permission,
    params: ofEntry,
    response: messageResponse,
  },
  restore: {
    method: 'POST',
    path: '/staff/base/{list}/{id}/restore',
    summary: 'Offer a retired entry again',
    permission,
    params: ofEntry,
    response: messageResponse,
  },
  remove: {
    method: 'DELETE',
    path: '/staff/base/{list}/{id}',
    summary: 'Delete an entry that nothing has',
    permission,
    params: ofEntry,
    response: messageResponse,
    errors: ['conflict'],
  },
})
