import type { NewsletterIssue } from '@chignon/contract/community/newsletter-issue'
import type { IssueRow } from './newsletter-issue.queries.ts'

/** An issue as staff see it. */
export function presentIssue(row: IssueRow): NewsletterIssue {
  return {
    id: row.id,
    state: row.state,
    subject: row.subject,
    text: row.text,
    created_at: row.createdAt.toISOString(),
    scheduled_at: row.scheduledAt?.toISOString() ?? null,
    sent_count: row.sentCount,
    counted_count: row.countedCount,
    opened_count: row.openedCount,
    bounced_count: row.bouncedCount,
    unsubscribed_count: row.unsubscribedCount,
  }
}
