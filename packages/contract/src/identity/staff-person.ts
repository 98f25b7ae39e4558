import * as z from 'zod/mini'
import { personFilters } from './identity-rules.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { locales } from '../platform/locale.ts'
import { memberRoles } from '../platform/permission.ts'
import { pageSizes } from '../platform/platform-rules.ts'
import { cents, currency, id, timestamp } from '../platform/primitives.ts'
import { keysetPaging, search } from '../platform/query.ts'
import { list, messageResponse, single } from '../platform/response.ts'
import { staffNote } from '../platform/staff-note.ts'

const spent = z.object({ amount: cents, currency })

/** A person in the list of people. */
export const listedPerson = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  thumbnail_url: z.nullable(z.string()),
  role: z.enum(memberRoles),
  created_at: timestamp,
  /** When a session of theirs was used last; null if never. */
  last_seen_at: z.nullable(timestamp),
  /** What they paid less what was returned. */
  spent,
})

/** What staff note about a person for each other. */
export const personNote = z.object({
  id,
  text: z.string(),
  author: z.object({ id, full_name: z.string() }),
  created_at: timestamp,
})

/** A person as staff see them: nothing by which one could sign in as them. */
export const staffViewOfPerson = z.extend(listedPerson, {
  phone: z.nullable(z.string()),
  country: z.nullable(z.string()),
  /** The language of mails to them. */
  locale: z.enum(locales),
  is_email_verified: z.boolean(),
  role_since: timestamp,
  /** Whether an authenticator app is on, which staff can reset. */
  has_authenticator_app: z.boolean(),
  has_passkey: z.boolean(),
  /** When the account will be deleted, as the person asked; null if they did not. */
  deletion_due_at: z.nullable(timestamp),
  /** Newest first. */
  notes: z.array(personNote),
})

export type ListedPerson = z.infer<typeof listedPerson>
export type PersonNote = z.infer<typeof personNote>
export type StaffViewOfPerson = z.infer<typeof staffViewOfPerson>

const params = z.object({ id })

/** The people of the academy, for staff (PEOPLE-1). */
export const staffPersonEndpoints = defineEndpoints('staff-person', {
  list: {
    method: 'GET',
    path: '/staff/people',
    summary: 'People by name, e-mail address or phone number, who came last first',
    permission: 'people.read',
    query: z.object({
      ...keysetPaging(pageSizes.profile),
      search,
      role: z.optional(z.enum(memberRoles)),
      only: z.optional(z.enum(personFilters)),
    }),
    response: list(listedPerson),
  },
  show: {
    method: 'GET',
    path: '/staff/people/{id}',
    summary: 'One person with the notes of staff',
    permission: 'people.read',
    params,
    response: single(staffViewOfPerson),
  },
  addNote: {
    method: 'POST',
    path: '/staff/people/{id}/notes',
    summary: 'Note something about a person for colleagues',
    permission: 'people.read',
    params,
    body: z.object({ text: staffNote }),
    response: single(personNote),
  },
  removeNote: {
    method: 'DELETE',
    path: '/staff/people/{id}/notes/{note}',
    summary: 'Remove a note about a person',
    permission: 'people.read',
    params: z.object({ id, note: id }),
    response: messageResponse,
  },
})
