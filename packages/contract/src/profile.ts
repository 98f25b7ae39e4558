import * as z from 'zod/mini'
import { list, single } from './response.ts'
import { defineEndpoints } from './define-endpoints.ts'
import { author } from './author.ts'
import { locales } from './locale.ts'
import { id, timestamp, named, slug } from './primitives.ts'
import { role } from './user.ts'

/** A person as anyone may see them. */
export const publicUser = z.extend(author, { role })

/** What a person tells about themselves. */
export const publicProfile = z.object({
  /** ISO 3166-1 alpha-2 code. */
  country: z.nullable(z.string()),
  about: z.nullable(z.string()),
  /** The language `about` is written in: the request’s where the academy translated it, else the person’s own. */
  about_locale: z.enum(locales),
})

/** A mark of something a person did. */
export const badge = z.object({
  id,
  slug,
  name: z.string(),
  /** What it was earned for. */
  description: z.string(),
  metal: z.enum(['silver', 'gold', 'premium_gold']),
  earned_at: timestamp,
})

/** Silver for a category, gold for a program, premium gold for an online masterclass (specification §1). */
export const certificate = z.object({
  id,
  code: z.string(),
  tier: z.enum(['silver', 'gold', 'premium_gold']),
  /** The qualification, program or online masterclass it was awarded for, in the request’s language. */
  name: z.string(),
  earned_at: timestamp,
})

/** A person who teaches, with what they tell about themselves. */
export const teacher = z.extend(publicUser, publicProfile.shape)

export type PublicUser = z.infer<typeof publicUser>
export type PublicProfile = z.infer<typeof publicProfile>
export type Teacher = z.infer<typeof teacher>
export type Badge = z.infer<typeof badge>
export type Certificate = z.infer<typeof certificate>

/** The path variable of a person. */
const ofPerson = z.object({ id })

/** A person's page (specification §7, Profile). */
export const profileEndpoints = defineEndpoints('profile', {
  educators: {
    method: 'GET',
    path: '/educators',
    summary: 'Who teaches at the academy, the longest there first',
    response: list(teacher),
  },
  show: {
    method: 'GET',
    path: '/user/{id}',
    summary: 'A person as anyone may see them',
    params: ofPerson,
    response: single(publicUser),
  },
  profile: {
    method: 'GET',
    path: '/user/{id}/profile',
    summary: 'What a person tells about themselves',
    params: ofPerson,
    response: single(publicProfile),
  },
  badges: {
    method: 'GET',
    path: '/user/{id}/badges',
    summary: 'A person’s badges',
    params: ofPerson,
    response: list(badge),
  },
  certificates: {
    method: 'GET',
    path: '/user/{id}/certificates',
    summary: 'A person’s certificates',
    params: ofPerson,
    response: list(certificate),
  },
  interests: {
    method: 'GET',
    path: '/user/{id}/interests',
    summary: 'What a person is interested in',
    params: ofPerson,
    response: list(named),
  },
})
