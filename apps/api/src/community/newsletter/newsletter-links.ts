import type { Database } from '../../platform/db/client.ts'
import { linkTokenOf, readLinkToken } from '../../platform/mail/link-token.ts'

/** What the links of the newsletter do: end the newsletter or count an open, by the id of a delivery; continue it, by the id of a subscriber. */
type Action = 'newsletter-end' | 'newsletter-open' | 'newsletter-continue'

/** The addresses of an issue that ends the newsletter with one click (NEWSLETTER-2). */
export async function unsubscribeAddressOf(db: Database, site: string, deliveryId: string) {
  const token = await newsletterToken(db, 'newsletter-end', deliveryId)
  return {
    page: `${site}/newsletter/unsubscribe?token=${token}`,
    call: `${site}/api/v1/newsletter/unsubscribe/${token}`,
  }
}

/** The token of a link of the newsletter. */
export function newsletterToken(db: Database, action: Action, id: string): Promise<string> {
  return linkTokenOf(db, { id, action })
}

/** The id in the token of a link of the newsletter; null if we did not make it for this action. */
export async function readNewsletterToken(
  db: Database,
  action: Action,
  token: string,
): Promise<string | null> {
  const link = await readLinkToken(db, token)
  return link?.action === action ? link.id : null
}
