import {
  maxAboutLength,
  maxAddressLength,
  maxNameLength,
  maxPhoneLength,
} from '@chignon/contract/identity/identity-rules'
import type { ProfileForm, UserForm } from '@chignon/contract/identity/user'
import { requiredText, type FormFields } from '../../../../lib/forms/form-fields.ts'

/** The name and the profile of the viewer (PROFILE-8). The `intent` `remove-picture` removes the portrait instead. */
export const profileFields = {
  first_name: { ...requiredText, maxLength: maxNameLength, autoComplete: 'given-name' },
  // Required unless the person has one name, see `PersonNameFields`.
  last_name: { maxLength: maxNameLength, autoComplete: 'family-name' },
  single_name: {},
  country: {},
  about: { maxLength: maxAboutLength },
  gender: {},
  phone: { type: 'tel', maxLength: maxPhoneLength, autoComplete: 'tel' },
  address: { maxLength: maxAddressLength, autoComplete: 'street-address' },
  locale: {},
  intent: {},
} satisfies FormFields<UserForm & ProfileForm & { intent: string }>
