import { consentKinds, consentSources } from '@chignon/contract/community/newsletter'
import { newsletterIssueStates } from '@chignon/contract/community/newsletter-issue'
import { locales } from '@chignon/contract/platform/locale'
import { boolean, index, pgTable, text, unique, uuid } from '../drizzle.ts'
import { users } from './user.ts'
import { bytea, citext, createdAt, id, localized, timestamptz } from './columns.ts'

/** Requests of the newsletter that are not confirmed yet. Only the SHA-256 of the mailed token is stored. */
export const newsletterRequests = pgTable(
  'newsletter_requests',
  {
    id: id(),
    email: citext('email').notNull(),
    /** The member who asked, if it was one: the address may not be verified yet. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Null until the mail is written. */
    hash: bytea('hash').unique(),
    locale: text('locale', { enum: locales }).notNull(),
    countsOpens: boolean('counts_opens').notNull(),
    source: text('source', { enum: consentSources }).notNull(),
    textVersion: text('text_version').notNull(),
    network: text('network'),
    createdAt: createdAt(),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (request) => [
    index('newsletter_requests_email').on(request.email),
    index('newsletter_requests_user').on(request.userId),
    index('newsletter_requests_expiry').on(request.expiresAt),
  ],
)

/** Addresses that confirmed the newsletter. */
export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    id: id(),
    email: citext('email').notNull().unique(),
    state: text('state', { enum: ['subscribed', 'paused', 'bounced', 'unsubscribed'] }).notNull(),
    locale: text('locale', { enum: locales }).notNull(),
    /** Whether it is counted that issues are opened. */
    countsOpens: boolean('counts_opens').notNull(),
    /** When the person subscribed, continued or opened an issue last; issues since then may go unopened (NEWSLETTER-4). */
    activeAt: timestamptz('active_at').notNull(),
    /** When `state` changed. */
    changedAt: timestamptz('changed_at').notNull(),
  },
  (subscriber) => [index('newsletter_subscribers_state').on(subscriber.state, subscriber.changedAt)],
)

/** The history of consents (NEWSLETTER-3). */
export const newsletterConsents = pgTable(
  'newsletter_consents',
  {
    id: id(),
    subscriberId: uuid('subscriber_id')
      .notNull()
      .references(() => newsletterSubscribers.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: consentKinds }).notNull(),
    source: text('source', { enum: consentSources }).notNull(),
    textVersion: text('text_version').notNull(),
    network: text('network'),
    at: timestamptz('at').notNull(),
  },
  (consent) => [index('newsletter_consents_subscriber').on(consent.subscriberId, consent.at)],
)

/** Issues of the newsletter. */
export const newsletterIssues = pgTable(
  'newsletter_issues',
  {
    id: id(),
    state: text('state', { enum: newsletterIssueStates }).notNull().default('draft'),
    subject: localized('subject'),
    text: localized('text'),
    createdAt: createdAt(),
    scheduledAt: timestamptz('scheduled_at'),
  },
  (issue) => [index('newsletter_issues_state').on(issue.state, issue.scheduledAt)],
)

/** What an issue is sent as to one subscriber. The row is inserted with the job that mails it, so that no one gets it twice. */
export const newsletterDeliveries = pgTable(
  'newsletter_deliveries',
  {
    id: id(),
    issueId: uuid('issue_id')
      .notNull()
      .references(() => newsletterIssues.id, { onDelete: 'cascade' }),
    /** Null once the person is deleted; the numbers of the issue stay. */
    subscriberId: uuid('subscriber_id').references(() => newsletterSubscribers.id, { onDelete: 'set null' }),
    /** Whether it has the picture that counts opens. */
    hasPicture: boolean('has_picture').notNull(),
    sentAt: timestamptz('sent_at').notNull(),
    openedAt: timestamptz('opened_at'),
    /** When the mail server of the address refused it for good. */
    bouncedAt: timestamptz('bounced_at'),
    unsubscribedAt: timestamptz('unsubscribed_at'),
  },
  (delivery) => [
    unique('newsletter_deliveries_once').on(delivery.issueId, delivery.subscriberId),
    index('newsletter_deliveries_subscriber').on(delivery.subscriberId, delivery.sentAt),
  ],
)
