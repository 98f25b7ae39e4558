import type { StaffContactMessage, StaffContactThread } from '@chignon/contract/community/staff-contact'
import type { ContactAnswerRow, ContactMessageRow } from './staff-contact.queries.ts'

/** Maps a message of the contact form to the contract, as staff see it. */
export function presentContactMessage(row: ContactMessageRow): StaffContactMessage {
  return {
    id: row.id,
    full_name: row.fullName,
    email: row.email,
    subject: row.subject,
    message: row.message,
    locale: row.locale,
    state: row.doneAt === null ? 'open' : 'done',
    assignee: row.assignee,
    answers_count: row.answersCount,
    created_at: row.createdAt.toISOString(),
  }
}

/** Maps a message with its answers to the contract. */
export function presentContactThread(
  row: ContactMessageRow,
  answers: readonly ContactAnswerRow[],
): StaffContactThread {
  return {
    ...presentContactMessage(row),
    answers: answers.map(({ id, author, text, createdAt }) => ({
      id,
      author,
      text,
      created_at: createdAt.toISOString(),
    })),
  }
}
