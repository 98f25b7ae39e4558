import { contactMails } from './contact/contact.mail.ts'
import { emailVerificationMails } from './email-verification/email-verification.mail.ts'
import type { Composers, Writing } from './mail/compose.ts'
import { passwordMails } from './password/password.mail.ts'

/** Who writes which mail. A kind nobody writes fails the type check. */
export function composersOf(writing: Writing): Composers {
  return { ...passwordMails(writing), ...emailVerificationMails(writing), ...contactMails(writing) }
}
