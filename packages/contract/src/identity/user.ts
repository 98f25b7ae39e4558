import * as z from 'zod/mini'
import { maxAboutLength, maxAddressLength } from './identity-rules.ts'
import { fileBody, messageResponse, single } from '../platform/response.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { locales } from '../platform/locale.ts'
import { currentPassword, password, phone, samePasswords } from './form-fields.ts'
import { lastNameIfChanged, nameFields } from './person-name.ts'
import { memberRoles } from '../platform/permission.ts'
import { id, timestamp } from '../platform/primitives.ts'
import { addressText, longText } from '../platform/text-fields.ts'

/** The role of a person; a signed-out visitor is a `guest` (ROLE-1). */
export const role = z.enum(['guest', ...memberRoles])

export const genders = ['male', 'female', 'unspecified'] as const

export const gender = z.enum(genders)

export const user = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  /** Whether the address is confirmed (VERIFY-1). */
  email_verified: z.boolean(),
  /** Whether the person can sign in with a password; otherwise only through a social provider. */
  has_password: z.boolean(),
  thumbnail_url: z.nullable(z.string()),
  profile: z.object({
    gender,
    phone: z.nullable(z.string()),
    /** ISO 3166-1 alpha-2 code. */
    country: z.nullable(z.string()),
  }),
  role,
  /** When the account will be deleted; null unless its owner asked for it (PRIVACY-4). */
  deletion_due_at: z.nullable(timestamp),
})

/** The person as OpenID Connect claims (OpenID Connect Core 5.1; SOCIAL-9). */
export const userInfo = z.object({
  sub: id,
  given_name: z.string(),
  family_name: z.string(),
  name: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  picture: z.nullable(z.string()),
})

export type Role = z.infer<typeof role>
export type Gender = z.infer<typeof gender>
export type User = z.infer<typeof user>
export type UserInfo = z.infer<typeof userInfo>

const nameChange = {
  first_name: z.optional(nameFields.first_name),
  last_name: nameFields.last_name,
  single_name: nameFields.single_name,
}

/** A change of the name; omitted fields are not changed, and `single_name` removes the last name (USER-1). */
export const userForm = z.object(nameChange).check(lastNameIfChanged)

const countryCodeFormat = z.refine<string>((text) => /^[A-Z]{2}$/.test(text), {
  params: { kind: 'country' },
})

/** A change of the name and the profile at once: null clears a field, omitted fields are not changed (FORM-9). */
export const profileForm = z
  .object({
    ...nameChange,
    gender: z.optional(gender),
    phone: z.optional(z.nullable(phone)),
    /** ISO 3166-1 alpha-2 code. */
    country: z.optional(z.nullable(z.string().check(z.toUpperCase(), countryCodeFormat, z.maxLength(2)))),
    address: z.optional(z.nullable(addressText(maxAddressLength))),
    about: z.optional(z.nullable(longText(maxAboutLength))),
    locale: z.optional(z.enum(locales)),
  })
  .check(lastNameIfChanged)

export const profile = z.object({
  gender,
  phone: z.nullable(z.string()),
  country: z.nullable(z.string()),
  address: z.nullable(z.string()),
  about: z.nullable(z.string()),
  locale: z.enum(locales),
})

/** The current password, and the new one twice (PASSWORD-5). */
export const changePasswordForm = z
  .object({ current_password: currentPassword, password, password_confirmation: password })
  .check(samePasswords)

const share = z.coerce.number().check(z.gte(0), z.lte(1))

/** A part of a picture, as shares of its width and height from 0 to 1. */
export const cropQuery = z.object({
  x: z.optional(share),
  y: z.optional(share),
  width: z.optional(share),
  height: z.optional(share),
})

export type CropQuery = z.infer<typeof cropQuery>
export type UserForm = z.infer<typeof userForm>
export type ProfileForm = z.infer<typeof profileForm>
export type Profile = z.infer<typeof profile>
export type ChangePasswordForm = z.infer<typeof changePasswordForm>

/** The signed-in person: account and profile (CALL-5, CALL-10). */
export const userEndpoints = defineEndpoints('user', {
  me: {
    method: 'GET',
    path: '/user/me',
    summary: 'The signed-in person',
    audience: 'member',
    response: single(user),
  },
  raw: {
    method: 'GET',
    path: '/user/me/raw',
    summary: 'The signed-in person as OpenID Connect claims',
    audience: 'member',
    response: single(userInfo),
  },
  profile: {
    method: 'GET',
    path: '/user/profile',
    summary: 'The member’s own profile, with what is not public',
    audience: 'member',
    response: single(profile),
  },
  change: {
    method: 'PATCH',
    path: '/user',
    summary: 'Change the name',
    audience: 'member',
    isSeenByOthers: true,
    body: userForm,
    response: z.extend(single(user), { message: z.string() }),
  },
  changeProfile: {
    method: 'PATCH',
    path: '/user/profile',
    summary: 'Change the member’s name and profile',
    audience: 'member',
    isSeenByOthers: true,
    body: profileForm,
    response: z.extend(single(profile), { message: z.string() }),
  },
  setAvatar: {
    method: 'POST',
    path: '/user/avatar',
    summary: 'Upload the portrait; without a crop, the middle of the picture is used',
    audience: 'member',
    isSeenByOthers: true,
    encoding: 'file',
    query: cropQuery,
    body: fileBody,
    response: z.extend(single(user), { message: z.string() }),
    errors: ['too_many_requests'],
  },
  removeAvatar: {
    method: 'DELETE',
    path: '/user/avatar',
    summary: 'Remove the portrait',
    audience: 'member',
    response: z.extend(single(user), { message: z.string() }),
  },
  changePassword: {
    method: 'PATCH',
    path: '/user/change-password',
    summary: 'Change the password; every other token of the person is revoked',
    audience: 'member',
    body: changePasswordForm,
    response: messageResponse,
    errors: ['too_many_requests'],
  },
})
