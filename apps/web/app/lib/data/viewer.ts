import type { User } from '@chignon/contract/user'

/** The person a page is made for; a signed-out visitor is a guest user (product.md, Who is who). */
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

/** Whether nobody is signed in (specification §6). */
export function isGuest(viewer: Viewer): boolean {
  return viewer.role === 'guest'
}
