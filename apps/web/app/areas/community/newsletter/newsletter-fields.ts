import { emailField, type FormFields } from '../../../lib/forms/form-fields.ts'

type NewsletterRequest = { email: string; declines_counting: string; source: string }

/** A request of the newsletter. The form of the footer has no checkbox; it sends its source instead. */
export const newsletterFields = {
  email: emailField,
  declines_counting: {},
  source: {},
} satisfies FormFields<NewsletterRequest>

/** The field of a link in a mail. The token is part of the address. */
export const newsletterLinkFields = { token: {} } satisfies FormFields<{ token: string }>
