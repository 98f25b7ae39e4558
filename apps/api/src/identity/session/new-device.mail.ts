import { formatDateTime } from '@chignon/contract/platform/formats'
import type { EmailContent } from '../../platform/mail/email-content.ts'
import { isolate } from '../../platform/mail/isolate.ts'
import { personalEmail } from '../../platform/mail/personal-email.ts'
import type { UserRow } from '../user/user.queries.ts'
import type { Device } from '../../platform/http/describe-device.ts'
import { newDeviceMessages as messages } from './new-device.messages.ts'

/** Reports a sign-in on a new device, with a link to end its session. */
export function newDeviceEmail(
  user: Pick<UserRow, 'locale' | 'firstName'>,
  { browser, system, network, createdAt }: Device & { createdAt: Date },
  { url, email }: { url: string; email: string },
): EmailContent {
  const { locale } = user
  const name = [browser, system].filter((part) => part !== null).join(' · ')
  const items = [
    { term: messages.device[locale], description: name || messages.unknownDevice[locale] },
    ...(network === null ? [] : [{ term: messages.network[locale], description: isolate(network) }]),
    {
      term: messages.time[locale],
      description: formatDateTime(locale, createdAt.toISOString()),
    },
  ]
  return personalEmail(user, messages.subject[locale], messages.subject[locale], [
    { kind: 'text', text: messages.text[locale] },
    { kind: 'facts', items },
    { kind: 'text', text: messages.unasked(isolate(email))[locale] },
    { kind: 'button', label: messages.action[locale], url },
  ])
}
