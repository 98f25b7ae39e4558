import type { SendMailOptions } from 'nodemailer'
import type { Mail } from './transport.ts'

/** A mail as nodemailer takes it; `from` is a header of its own, such as `Chignon <hello@chignon.example>`. */
export function messageOf(mail: Mail, from: string): SendMailOptions {
  const { id, kind, locale, to, replyTo, subject, html, text } = mail
  return {
    messageId: `<${id}@${domainOf(from)}>`,
    from,
    // An object, not a text: an address is never read as a list of several.
    to: { name: '', address: to },
    ...(replyTo ? { replyTo } : {}),
    subject,
    text,
    html,
    headers: {
      'Content-Language': locale,
      // Nobody's holiday notice answers a machine (RFC 3834); what a person wrote to us is not one.
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
