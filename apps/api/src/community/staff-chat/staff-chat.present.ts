import type { ChatMessage } from '@chignon/contract/community/chat'
import type {
  ChatDraft,
  ChatNote,
  ChatPerson,
  StaffConversation,
} from '@chignon/contract/community/staff-chat'
import { presentConversation } from '../chat/chat.present.ts'
import { groupCertificateCode } from '../../platform/typed-code/certificate-code.ts'
import type { DraftRow } from './chat-draft.queries.ts'
import type { NoteRow } from './chat-note.queries.ts'
import type { findPerson, listAccesses, listCertificates } from './chat-person.queries.ts'
import type { StaffConversationRow } from './staff-chat.queries.ts'

/** Maps a conversation to the contract, as staff see it. */
export function presentStaffConversation(
  row: StaffConversationRow,
  lastMessage: ChatMessage | null,
): StaffConversation {
  return {
    ...presentConversation(row),
    person: row.person,
    last_message: lastMessage,
    waiting_since: row.waitingSince?.toISOString() ?? null,
    assignee: row.assignee,
  }
}

/** Maps a note to the contract. */
export function presentNote({ id, author, text, createdAt }: NoteRow): ChatNote {
  return { id, author, text, created_at: createdAt.toISOString() }
}

/** Maps a draft to the contract. */
export function presentDraft(row: DraftRow | undefined): ChatDraft {
  return row
    ? { text: row.text, revision: row.revision, saved_at: row.savedAt.toISOString() }
    : { text: '', revision: 0, saved_at: null }
}

type PersonRows = {
  person: NonNullable<Awaited<ReturnType<typeof findPerson>>>
  accesses: Awaited<ReturnType<typeof listAccesses>>
  certificates: Awaited<ReturnType<typeof listCertificates>>
  ordersCount: number | null
}

/** Maps what those who answer need to know of a person to the contract. */
export function presentPerson({ person, accesses, certificates, ordersCount }: PersonRows): ChatPerson {
  return {
    person: person.person,
    locale: person.locale,
    member_since: person.createdAt.toISOString(),
    accesses: accesses.map(({ id, kind, name, endsAt, lessonCount, doneCount }) => ({
      id,
      kind,
      name,
      ends_at: endsAt.toISOString(),
      lesson_count: lessonCount,
      done_count: doneCount,
    })),
    certificates: certificates.map(({ code, earnedAt, ...certificate }) => ({
      ...certificate,
      code: groupCertificateCode(code),
      earned_at: earnedAt.toISOString(),
    })),
    orders_count: ordersCount,
  }
}
