import * as z from 'zod/mini'
import { maxInterests } from './identity-rules.ts'
import { list, single } from '../platform/response.ts'
import { badge, certificate } from './award.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { author } from '../platform/author.ts'
import { locales } from '../platform/locale.ts'
import { pictureSources } from '../platform/picture.ts'
import { id, named } from '../platform/primitives.ts'
import { role } from './user.ts'

/** The public fields of a person (PROFILE-2). */
export const publicUser = z.extend(author, {
  role,
  /** The portrait in several sizes; empty without one (PICTURE-5). */
  portrait_sources: pictureSources,
})

/** The public profile of a person. */
export const publicProfile = z.object({
  /** ISO 3166-1 alpha-2 code. */
  country: z.nullable(z.string()),
  about: z.nullable(z.string()),
  /** The language of `about`: that of the request if the academy translated it, otherwise the person’s own (PROFILE-6). */
  about_locale: z.enum(locales),
})

/** An educator with the public profile. */
export const teacher = z.extend(publicUser, publicProfile.shape)

export type PublicUser = z.infer<typeof publicUser>
export type PublicProfile = z.infer<typeof publicProfile>
export type Teacher = z.infer<typeof teacher>

/** The interests a person chose. */
export const interestsForm = z.object({ interest_ids: z.array(id).check(z.maxLength(maxInterests)) })

/** The path variable of a person. */
const personParams = z.object({ id })

/** A person's public page (CALL-10, PROFILE-1). */
export const profileEndpoints = defineEndpoints('profile', {
  educators: {
    method: 'GET',
    path: '/educators',
    summary: 'The educators of the academy, longest-serving first',
    response: list(teacher),
  },
  show: {
    method: 'GET',
    path: '/user/{id}',
    summary: 'The public fields of a person',
    params: personParams,
    response: single(publicUser),
  },
  profile: {
    method: 'GET',
    path: '/user/{id}/profile',
    summary: 'The public profile of a person',
    params: personParams,
    response: single(publicProfile),
  },
  badges: {
    method: 'GET',
    path: '/user/{id}/badges',
    summary: 'A person’s badges',
    params: personParams,
    response: list(badge),
  },
  certificates: {
    method: 'GET',
    path: '/user/{id}/certificates',
    summary: 'A person’s certificates',
    params: personParams,
    response: list(certificate),
  },
  interests: {
    method: 'GET',
    path: '/user/{id}/interests',
    summary: 'A person’s interests',
    params: personParams,
    response: list(named),
  },
  setInterests: {
    method: 'PUT',
    path: '/user/{id}/interests',
    summary: 'Replace a person’s interests',
    audience: 'member',
    isSeenByOthers: true,
    params: personParams,
    body: interestsForm,
    response: z.extend(list(named), { message: z.string() }),
    errors: ['forbidden'],
  },
})
