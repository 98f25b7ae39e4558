import type { PersonContact } from '@chignon/contract/community/person-contact'
import type { findSuspension } from '../moderation/moderation.queries.ts'
import type { findConversation, findNewsletterState, listReportsAbout } from './person-contact.queries.ts'

type Rows = {
  suspension: Awaited<ReturnType<typeof findSuspension>>
  newsletter: Awaited<ReturnType<typeof findNewsletterState>>
  conversation: Awaited<ReturnType<typeof findConversation>>
  reports: Awaited<ReturnType<typeof listReportsAbout>>
}

export function presentContact({ suspension, newsletter, conversation, reports }: Rows): PersonContact {
  return {
    suspension: suspension
      ? {
          id: suspension.id,
          reason: suspension.reason,
          starts_at: suspension.startsAt.toISOString(),
          ends_at: suspension.endsAt?.toISOString() ?? null,
        }
      : null,
    newsletter: newsletter ?? 'none',
    conversation: conversation
      ? {
          id: conversation.id,
          last_message_at: conversation.lastMessageAt.toISOString(),
          is_closed: conversation.closedAt !== null,
        }
      : null,
    reports: reports.map((report) => ({
      id: report.id,
      subject: report.subjectType,
      reason: report.reason,
      created_at: report.createdAt.toISOString(),
      is_decided: report.resolvedAt !== null,
    })),
  }
}
