import { formatDate } from '@chignon/contract/platform/formats'
import type { Locale } from '@chignon/contract/platform/locale'
import type { EmailContent, EmailPart } from '../../platform/mail/email-content.ts'
import { isolate } from '../../platform/mail/isolate.ts'
import type { MailTemplates, TemplateContext } from '../../platform/mail/mail-template.ts'
import { mailMessages } from '../../platform/mail/mail.messages.ts'
import { certificatePath, groupCertificateCode } from '../../platform/typed-code/certificate-code.ts'
import { certificateMailMessages as messages } from './certificate-mail.messages.ts'
import type { CertificateMailKind } from './certificate.mail.ts'
import { certificateMessages } from './certificate.messages.ts'
import { textIn } from './certificate.present.ts'
import { findMailedCertificate } from './certificate.queries.ts'

type Mailed = NonNullable<Awaited<ReturnType<typeof findMailedCertificate>>>
type Written = Pick<EmailContent, 'subject' | 'heading'> & { text: string; note?: string }

/** The mails about certificates. Each is dropped if what it says is no longer so. */
export function certificateMails({
  db,
  branding,
}: TemplateContext): Pick<MailTemplates, CertificateMailKind> {
  const template =
    (writeFor: (mailed: Mailed, title: string) => Written | null) =>
    async ({ aboutId = '' }: { aboutId?: string | undefined }) => {
      const mailed = await findMailedCertificate(db(), aboutId)
      const written = mailed && writeFor(mailed, isolate(textIn(mailed.content.title, mailed.locale)))
      return mailed && written ? contentOf(mailed, written, branding().site) : null
    }
  return {
    'certificate-awarded': template((mailed, title) => awarded(mailed, title, messages.awarded)),
    'certificate-awarded-by-hand': template((mailed, title) =>
      awarded(mailed, title, messages.awardedByHand),
    ),
    'certificate-revoked': template(({ locale, revocationReason }, title) =>
      revocationReason === null
        ? null
        : {
            subject: messages.revokedSubject(title)[locale],
            heading: messages.revokedHeading[locale],
            text: messages.revoked(title)[locale],
            note: `${messages.reason[locale]} ${certificateMessages[revocationReason][locale]}`,
          },
    ),
    'certificate-corrected': template(({ state, locale, holderName }, title) =>
      state === 'revoked' || holderName === null
        ? null
        : {
            subject: messages.correctedSubject(title)[locale],
            heading: messages.correctedHeading[locale],
            text: messages.corrected(title, isolate(holderName))[locale],
            note: messages.correctedNote[locale],
          },
    ),
  }
}

function awarded(
  { state, tier, locale }: Mailed,
  title: string,
  text: (kind: string, title: string) => Record<Locale, string>,
): Written | null {
  if (state === 'revoked') return null
  return {
    subject: messages.awardedSubject(title)[locale],
    heading: messages.awardedHeading[locale],
    text: text(certificateMessages[tier][locale], title)[locale],
    note: messages.sharingNote[locale],
  }
}

function contentOf(mailed: Mailed, { subject, heading, text, note }: Written, site: string): EmailContent {
  const { locale, firstName, code, holderName, earnedAt, tier } = mailed
  const fact = (term: string, description: string) => ({ term, description })
  const parts: EmailPart[] = [
    { kind: 'text', text: mailMessages.hello(isolate(firstName))[locale] },
    { kind: 'text', text },
    {
      kind: 'facts',
      items: [
        fact(messages.certificate[locale], certificateMessages[tier][locale]),
        fact(messages.holder[locale], holderName ?? ''),
        fact(messages.date[locale], formatDate(locale, earnedAt.toISOString())),
        fact(messages.code[locale], isolate(groupCertificateCode(code))),
      ],
    },
    { kind: 'button', label: messages.open[locale], url: `${site}${certificatePath(code)}` },
    ...(note === undefined ? [] : [{ kind: 'note' as const, text: note }]),
  ]
  return { locale, subject, preview: text, heading, parts }
}
