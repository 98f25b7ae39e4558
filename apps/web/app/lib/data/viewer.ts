import type { User } from '@chignon/contract/user'

/** The user a page is rendered for; `guest` if signed out. */
export type Viewer = Pick<
  User,
  'first_name' | 'last_name' | 'email' | 'email_verified' | 'thumbnail_url' | 'role'
>

export const guest: Viewer = {
  first_name: '',
  last_name: '',
  email: '',
  email_verified: false,
  thumbnail_url: null,
  role: 'guest',
}

export function isGuest(viewer: Viewer): boolean {
  return viewer.role === 'guest'
}
