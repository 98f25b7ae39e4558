import { formatDate, formatMoney } from '@chignon/contract/platform/formats'
import { isolate } from '../../platform/mail/isolate.ts'
import type { EmailContent, EmailPart } from '../../platform/mail/email-content.ts'
import { personalEmail } from '../../platform/mail/personal-email.ts'
import type { MailTemplates, TemplateContext } from '../../platform/mail/mail-template.ts'
import { subscriptionMailMessages as messages } from './subscription-mail.messages.ts'
import { findMailedSubscription, type MailedSubscription } from './subscription-mail.queries.ts'

type Kind = 'subscription-cancelled' | 'subscription-past-due' | 'subscription-ended'

/** The mails about a subscription. Each is dropped if what it says is no longer so. */
export function subscriptionMails({ db, branding }: TemplateContext): Pick<MailTemplates, Kind> {
  const about = async (aboutId: string | undefined) =>
    aboutId === undefined ? undefined : findMailedSubscription(db(), aboutId)
  return {
    async 'subscription-cancelled'({ aboutId }) {
      const found = await about(aboutId)
      if (!found?.subscription.cancelAtPeriodEnd) return null
      const { locale, plan, subscription } = found
      if (subscription.state === 'ended') return write(found, messages.endedSubject, endedParts(found))
      const date = dayOf(found, subscription.periodEndsAt)
      return write(found, messages.cancelledSubject, [
        { kind: 'text', text: messages.endsOn(isolate(plan), date)[locale] },
        { kind: 'button', label: messages.manage[locale], url: settingsUrl() },
      ])
    },

    async 'subscription-past-due'({ aboutId }) {
      const found = await about(aboutId)
      if (found?.subscription.state !== 'past_due' || !found.subscription.nextAttemptAt) return null
      const { locale, plan, order, subscription } = found
      const amount = order ? formatMoney(locale, order.total, order.currency) : ''
      const reason = subscription.methodId === null ? messages.noCard : messages.cardFailed
      const date = dayOf(found, found.subscription.nextAttemptAt)
      return write(found, messages.pastDueSubject, [
        { kind: 'text', text: reason(isolate(plan), amount)[locale] },
        { kind: 'text', text: messages.retryOn(date)[locale] },
        { kind: 'button', label: messages.payWithCard[locale], url: settingsUrl() },
      ])
    },

    async 'subscription-ended'({ aboutId }) {
      const found = await about(aboutId)
      if (found?.subscription.state !== 'ended') return null
      const notPaid: EmailPart = { kind: 'text', text: messages.notPaid[found.locale] }
      return write(found, messages.endedSubject, [notPaid, ...endedParts(found)])
    },
  }

  function endedParts({ locale, plan }: MailedSubscription): EmailPart[] {
    return [
      { kind: 'text', text: messages.ended(isolate(plan))[locale] },
      { kind: 'button', label: messages.subscribeAgain[locale], url: `${branding().site}/subscription` },
    ]
  }

  function settingsUrl(): string {
    return `${branding().site}/profile/settings/subscription`
  }
}

// The heading repeats the subject.
function write(
  mailed: MailedSubscription,
  subject: Record<MailedSubscription['locale'], string>,
  parts: EmailPart[],
): EmailContent {
  const text = subject[mailed.locale]
  return personalEmail(mailed, text, text, parts)
}

// The day where the person lives.
function dayOf({ locale, timeZone }: MailedSubscription, time: Date): string {
  return formatDate(locale, time.toISOString(), timeZone ?? 'UTC')
}
