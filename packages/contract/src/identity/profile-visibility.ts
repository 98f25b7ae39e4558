import * as z from 'zod/mini'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { messageResponse, single } from '../platform/response.ts'

/**
 * The parts of a public profile whose readers a person chooses (PRIVACY-9). `awards` are certificates and badges, `posts` all posts
 * in the community.
 */
export const profileParts = [
  'about',
  'gallery',
  'awards',
  'businesses',
  'interests',
  'social-links',
  'posts',
] as const

/** Who sees a part, besides the person: anyone, members who are signed in, or no one. */
export const profileReaders = ['everyone', 'members', 'no-one'] as const

export type ProfilePart = (typeof profileParts)[number]

export type ProfileReaders = (typeof profileReaders)[number]

/** Who sees each part of the viewer’s public profile. */
export const profileVisibility = z.record(z.enum(profileParts), z.enum(profileReaders))

export type ProfileVisibility = z.infer<typeof profileVisibility>

/** Who sees what of the viewer. */
export const profileVisibilityEndpoints = defineEndpoints('profile-visibility', {
  show: {
    method: 'GET',
    path: '/user/profile-visibility',
    summary: 'Who sees each part of the viewer’s public profile',
    audience: 'member',
    response: single(profileVisibility),
  },
  change: {
    method: 'PUT',
    path: '/user/profile-visibility',
    summary: 'Choose who sees each part of one’s public profile',
    audience: 'member',
    body: profileVisibility,
    response: messageResponse,
  },
})
