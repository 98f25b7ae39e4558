import type { ListedPerson, PersonNote, StaffViewOfPerson } from '@chignon/contract/identity/staff-person'
import { fullNameOf } from '../../platform/person/full-name.ts'
import type { NoteRow } from './person-note.queries.ts'
import type { ListedRow, PersonRow } from './staff-person.queries.ts'

export function presentListedPerson(row: Omit<ListedRow, 'total'>): ListedPerson {
  return {
    id: row.id,
    first_name: row.firstName,
    last_name: row.lastName,
    email: row.email,
    thumbnail_url: row.thumbnailUrl,
    role: row.role,
    created_at: row.createdAt.toISOString(),
    last_seen_at: row.lastSeenAt?.toISOString() ?? null,
    spent: { amount: Math.max(0, row.spent), currency: 'USD' },
  }
}

export function presentPerson(row: PersonRow, notes: NoteRow[]): StaffViewOfPerson {
  return {
    ...presentListedPerson(row),
    phone: row.phone,
    country: row.country,
    locale: row.locale,
    is_email_verified: row.emailVerifiedAt !== null,
    role_since: row.roleSince.toISOString(),
    has_authenticator_app: row.hasAuthenticatorApp,
    has_passkey: row.hasPasskey,
    deletion_due_at: row.deletionDueAt?.toISOString() ?? null,
    notes: notes.map(presentNote),
  }
}

export function presentNote({ note, author }: NoteRow): PersonNote {
  return {
    id: note.id,
    text: note.text,
    author: { id: note.authorId, full_name: fullNameOf(author) },
    created_at: note.createdAt.toISOString(),
  }
}
