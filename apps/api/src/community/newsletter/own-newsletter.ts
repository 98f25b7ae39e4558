import type { Locale } from '@chignon/contract/platform/locale'
import type { OwnNewsletter } from '@chignon/contract/community/newsletter'
import type { Database } from '../../platform/db/client.ts'
import type { Services } from '../../platform/services.ts'
import type { UserRow } from '../../identity/user/user.queries.ts'
import { chooseCounting, continueSubscription, endSubscription } from './change-subscription.ts'
import { listConsents, recordConsent } from './newsletter-consent.queries.ts'
import { countingChange, type ConsentAct } from './newsletter-consent.rules.ts'
import { hasRequest, withdrawRequests } from './newsletter-request.queries.ts'
import { requestNewsletter } from './newsletter-request.ts'
import { findSubscriberByEmail, upsertSubscriber, type SubscriberRow } from './newsletter.queries.ts'

type Owner = Pick<UserRow, 'id' | 'email' | 'emailVerifiedAt'>

/** The newsletter of a member's address. */
export async function showOwnNewsletter(db: Database, owner: Owner, now: Date): Promise<OwnNewsletter> {
  const subscriber = await findOwn(db, owner)
  const consents = subscriber ? await listConsents(db(), subscriber.id) : []
  return {
    email: owner.email,
    state: await stateOf(db, owner, subscriber, now),
    counts_opens: subscriber?.countsOpens ?? true,
    history: consents.map(({ kind, source, textVersion, network, at }) => ({
      kind,
      source,
      text_version: textVersion,
      network,
      at: at.toISOString(),
    })),
  }
}

/**
 * Changes the newsletter of a member's address, and returns the new state. An address that is not verified may be someone
 * else's, so it has to be confirmed by mail.
 */
export async function changeOwnNewsletter(
  services: Pick<Services, 'db' | 'clock' | 'mailer'>,
  owner: Owner,
  choice: { isSubscribed: boolean; countsOpens: boolean; locale: Locale },
  act: ConsentAct,
): Promise<OwnNewsletter['state']> {
  const { db } = services
  const { isSubscribed, countsOpens, locale } = choice
  const { email } = owner
  await db.transaction(async () => {
    const subscriber = await findOwn(db, owner)
    if (!isSubscribed) {
      await withdrawRequests(db(), email)
      if (subscriber) await endSubscription(db, subscriber.id, act)
    } else if (subscriber && subscriber.state !== 'unsubscribed') {
      await continueSubscription(db, subscriber.id, act)
    } else if (owner.emailVerifiedAt) {
      await withdrawRequests(db(), email)
      const id = await upsertSubscriber(db(), { email, locale, countsOpens, now: act.now })
      await recordConsent(
        db(),
        id,
        ['subscribed', ...countingChange(subscriber?.countsOpens, countsOpens)],
        act,
      )
      return
    } else {
      await requestNewsletter(services, { email, userId: owner.id, locale, countsOpens, ...act })
    }
    if (subscriber) await chooseCounting(db, subscriber.id, countsOpens, act)
  })
  return stateOf(db, owner, await findOwn(db, owner), act.now)
}

// A subscriber with an address that the member has not verified is not known to be the member.
async function findOwn(db: Database, { email, emailVerifiedAt }: Owner): Promise<SubscriberRow | undefined> {
  return emailVerifiedAt ? findSubscriberByEmail(db(), email) : undefined
}

async function stateOf(
  db: Database,
  { email }: Owner,
  subscriber: SubscriberRow | undefined,
  now: Date,
): Promise<OwnNewsletter['state']> {
  if (subscriber && subscriber.state !== 'unsubscribed') return subscriber.state
  return (await hasRequest(db(), email, now)) ? 'requested' : 'off'
}
