import * as z from 'zod/mini'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { documentStates } from '../platform/document.ts'
import { locales } from '../platform/locale.ts'
import { pageSizes } from '../platform/platform-rules.ts'
import { id, textLocale, timestamp } from '../platform/primitives.ts'
import { paging, search } from '../platform/query.ts'
import { list } from '../platform/response.ts'

/** The kinds of things that are taught and sold. */
export const catalogueKinds = ['course', 'program', 'online-masterclass', 'live-masterclass'] as const

/** A thing of the catalogue as those see it who write it. */
export const staffCatalogueEntry = z.object({
  kind: z.enum(catalogueKinds),
  id,
  /** In the reader's language, else in one that it has; empty if it has no name yet. */
  name: z.string(),
  locale: textLocale,
  state: z.enum(documentStates),
  /** Its address on the site; null before it is published. */
  slug: z.nullable(z.string()),
  /** In cents; null while it is not decided, and for an event, whose tickets have prices. */
  price: z.nullable(z.int()),
  /** When its draft or, without one, the thing itself was last changed. */
  changed_at: timestamp,
  scheduled_at: z.nullable(timestamp),
  educators: z.array(z.object({ id, full_name: z.string() })),
  /** The share of its texts that each language has, in percent. */
  languages: z.record(z.enum(locales), z.int()),
  /** How many people have access, or a ticket. */
  owners: z.int(),
})

export type StaffCatalogueEntry = z.infer<typeof staffCatalogueEntry>
export type CatalogueKind = (typeof catalogueKinds)[number]

/** Everything that is taught and sold, with its drafts (CATALOGUE-1). Educators see what they teach or began. */
export const staffCatalogueEndpoints = defineEndpoints('staff-catalogue', {
  list: {
    method: 'GET',
    path: '/staff/catalogue',
    summary: 'Everything that is taught and sold and its drafts, the last changed first',
    permission: 'content.edit',
    query: z.object({
      ...paging(pageSizes.profile),
      search,
      kind: z.optional(z.enum(catalogueKinds)),
      state: z.optional(z.enum(documentStates)),
    }),
    response: list(staffCatalogueEntry),
  },
  teachers: {
    method: 'GET',
    path: '/staff/catalogue/teachers',
    summary: 'Who can teach: educators, staff and owners, by name',
    permission: 'content.edit',
    response: list(z.object({ id, full_name: z.string() })),
  },
})
