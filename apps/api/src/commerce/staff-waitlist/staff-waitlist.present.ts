import { staffWaitlistEntry, type StaffWaitlistEntry } from '@chignon/contract/commerce/staff-waitlist'
import * as z from 'zod/mini'
import { fullNameOf } from '../../platform/person/full-name.ts'
import type { ListedEntry } from './staff-waitlist.queries.ts'

/** Maps an open entry to the fields that those see who run the event. */
export function presentStaffEntry({
  entry,
  person,
  typeName,
  packageName,
  place,
}: ListedEntry): StaffWaitlistEntry {
  const { ticketPackageId, skippedAt, state } = entry
  return {
    id: entry.id,
    state: z.parse(staffWaitlistEntry.shape.state, state),
    place: state === 'waiting' && skippedAt === null ? place : null,
    person: { id: person.id, full_name: fullNameOf(person), email: person.email },
    ticket_type: { id: entry.ticketTypeId, name: typeName },
    ticket_package: ticketPackageId === null ? null : { id: ticketPackageId, name: packageName },
    count: entry.count,
    joined_at: entry.createdAt.toISOString(),
    offer_ends_at: state === 'offered' ? (entry.offerEndsAt?.toISOString() ?? null) : null,
    skipped: skippedAt && { at: skippedAt.toISOString(), reason: entry.skipReason ?? '' },
  }
}
