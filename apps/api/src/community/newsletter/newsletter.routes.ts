import { newsletterEndpoints } from '@chignon/contract/community/newsletter'
import { mailedTokenMessages } from '../../identity/secret/mailed-token.messages.ts'
import type { Fail } from '../../platform/http/fail.ts'
import { implement } from '../../platform/http/implement.ts'
import { maskedNetwork } from '../../platform/http/describe-device.ts'
import { findUser } from '../../identity/user/user.queries.ts'
import { confirmRequest, continueSubscription, endByDelivery } from './change-subscription.ts'
import { countOpen } from './count-open.ts'
import { readNewsletterToken } from './newsletter-links.ts'
import { requestNewsletter } from './newsletter-request.ts'
import { newsletterMessages as messages } from './newsletter.messages.ts'
import { openPicture } from './open-picture.ts'
import { changeOwnNewsletter, showOwnNewsletter } from './own-newsletter.ts'

/** The newsletter, for its readers. */
export const newsletterRoutes = implement(newsletterEndpoints, {
  async subscribe({ body, locale, clientAddress, services }) {
    await services.limits.newsletterPerAddress.take(clientAddress)
    await services.limits.newsletterPerMailbox.take(body.email)
    await requestNewsletter(services, {
      email: body.email,
      locale,
      countsOpens: body.counts_opens,
      source: body.source,
      network: maskedNetwork(clientAddress),
    })
    return { message: messages.requested[locale] }
  },
  async confirm({ body, locale, clientAddress, fail, services: { db, clock, limits } }) {
    await limits.mailedTokenPerAddress.take(clientAddress)
    const isConfirmed = await confirmRequest(db, body.token, actOf(clientAddress, 'mail', clock()))
    if (!isConfirmed) linkExpired(fail)
    return { message: messages.confirmed[locale] }
  },
  async continue({ body, locale, clientAddress, fail, services: { db, clock, limits } }) {
    await limits.mailedTokenPerAddress.take(clientAddress)
    const id = (await readNewsletterToken(db, 'newsletter-continue', body.token)) ?? linkExpired(fail)
    if (!(await continueSubscription(db, id, actOf(clientAddress, 'mail', clock())))) linkExpired(fail)
    return { message: messages.continued[locale] }
  },
  async unsubscribe({ params, locale, clientAddress, fail, services: { db, clock } }) {
    const id = (await readNewsletterToken(db, 'newsletter-end', params.token)) ?? fail(404)
    if (!(await endByDelivery(db, id, actOf(clientAddress, 'mail', clock())))) fail(404)
    return { message: messages.unsubscribed[locale] }
  },
  async open({ params, services: { db, clock } }) {
    const id = await readNewsletterToken(db, 'newsletter-open', params.token)
    if (id !== null) await countOpen(db, id, clock())
    return openPicture(clock())
  },
  async show({ viewer, fail, services: { db, clock } }) {
    // Gone only if the account was deleted in the meantime.
    const owner = (await findUser(db(), viewer.id)) ?? fail(401)
    return { data: await showOwnNewsletter(db, owner, clock()) }
  },
  async change({ body, viewer, locale, clientAddress, fail, services }) {
    const owner = (await findUser(services.db(), viewer.id)) ?? fail(401)
    if (body.is_subscribed && !owner.emailVerifiedAt)
      await services.limits.newsletterPerMailbox.take(owner.email)
    const state = await changeOwnNewsletter(
      services,
      owner,
      { isSubscribed: body.is_subscribed, countsOpens: body.counts_opens, locale },
      actOf(clientAddress, 'settings', services.clock()),
    )
    return { message: messages[state === 'requested' ? 'requested' : 'saved'][locale] }
  },
})

function actOf(clientAddress: string, source: 'mail' | 'settings', now: Date) {
  return { source, network: maskedNetwork(clientAddress), now }
}

function linkExpired(fail: Fail<'invalid'>): never {
  fail(422, {
    message: mailedTokenMessages.linkExpired,
    errors: { token: [mailedTokenMessages.linkExpired] },
  })
}
