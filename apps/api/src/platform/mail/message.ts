import type { SendMailOptions } from 'nodemailer'
import type { Mail } from './transport.ts'

/** Converts a mail to the options of nodemailer. `from` is a sender such as `Chignon <hello@chignon.example>`. */
export function messageOf(mail: Mail, from: string): SendMailOptions {
  const { id, kind, locale, to, replyTo, subject, html, text, attachments, unsubscribeUrl } = mail
  return {
    messageId: `<${id}@${domainOf(from)}>`,
    from,
    // An object, since a string would be parsed as a list of addresses.
    to: { name: '', address: to },
    ...(replyTo ? { replyTo } : {}),
    subject,
    text,
    html,
    ...(attachments
      ? {
          attachments: attachments.map(({ fileName, type, content }) => ({
            filename: fileName,
            contentType: type,
            content,
          })),
        }
      : {}),
    headers: {
      'Content-Language': locale,
      ...(unsubscribeUrl === undefined
        ? {}
        : {
            'List-Unsubscribe': `<${unsubscribeUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
      // Prevents automatic replies (RFC 3834), except to contact messages, which a person wrote.
      ...(kind === 'contact-message'
        ? {}
        : { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function domainOf(from: string): string {
  return /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'
}
