import { newsletterLinkDays } from '@chignon/contract/community/community-rules'
import type { Services } from '../../platform/services.ts'
import { insertRequest, type NewsletterRequest } from './newsletter-request.queries.ts'

// How long a mailed link confirms the newsletter.
const requestLifetimeMs = newsletterLinkDays * 24 * 60 * 60 * 1000

/** Stores a request and mails its address a link to confirm it. Earlier requests stay valid. */
export async function requestNewsletter(
  { db, clock, mailer }: Pick<Services, 'db' | 'clock' | 'mailer'>,
  request: NewsletterRequest,
): Promise<void> {
  const now = clock()
  await db.transaction(async () => {
    const id = await insertRequest(db(), request, {
      createdAt: now,
      expiresAt: new Date(now.getTime() + requestLifetimeMs),
    })
    // Whether the address is known is checked when the mail is written: neither the response nor its timing reveals it.
    await mailer.enqueue({
      kind: 'newsletter-confirm',
      to: request.email,
      ...(id === undefined ? {} : { aboutId: id }),
      expiresInMs: requestLifetimeMs,
    })
  })
}
