import * as z from 'zod/mini'
import { one } from './answer.ts'
import { endpoints } from './endpoints.ts'
import { id } from './thing.ts'

/** What a person may do; a signed-out visitor is a `guest` (specification §6). */
export const role = z.enum(['guest', 'learner', 'educator', 'staff'])

export const gender = z.enum(['male', 'female', 'unspecified'])

/** The signed-in person (specification §3, User). */
export const user = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  thumbnail_url: z.nullable(z.string()),
  profile: z.object({
    gender,
    phone: z.nullable(z.string()),
    /** ISO 3166-1 alpha-2 code. */
    country: z.nullable(z.string()),
  }),
  role,
})

/** The same person in the claims of OpenID Connect Core §5.1, as social sign-in compares them. */
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

/** The signed-in person (specification §7, Auth and session). */
export const userEndpoints = endpoints('user', {
  me: {
    method: 'GET',
    path: '/user/me',
    summary: 'The signed-in person',
    audience: 'member',
    response: one(user),
  },
  raw: {
    method: 'GET',
    path: '/user/me/raw',
    summary: 'The signed-in person as OpenID Connect claims',
    audience: 'member',
    response: one(userInfo),
  },
})
