import type { ContactForm } from '@chignon/contract/community/contact'
import { maxFullNameLength } from '@chignon/contract/identity/identity-rules'
import { maxMessageLength, maxSubjectLength } from '@chignon/contract/community/community-rules'
import { emailField, requiredText, type FormFields } from '../../../lib/forms/form-fields.ts'

/** A contact message (FORM-5). `second_subject` is hidden from people: only bots fill it (FORM-11). */
export const contactFields = {
  full_name: { ...requiredText, maxLength: maxFullNameLength, autoComplete: 'name' },
  email: emailField,
  subject: { ...requiredText, maxLength: maxSubjectLength },
  message: { maxLength: maxMessageLength },
  second_subject: {},
} satisfies FormFields<ContactForm & { second_subject: string }>
