import { maxSocialUrlLength } from '@chignon/contract/identity/identity-rules'
import type { SocialLinkForm } from '@chignon/contract/identity/social-link'
import { requiredText, type FormFields } from '../../../../lib/forms/form-fields.ts'

/** A social link to add: `url` is an address or a handle. With the `intent` `remove`, `id` is the one to remove. */
export const socialLinkFields = {
  intent: {},
  id: {},
  network: {},
  url: { ...requiredText, maxLength: maxSocialUrlLength, autoComplete: 'off' },
} satisfies FormFields<SocialLinkForm & { intent: string; id: string }>
