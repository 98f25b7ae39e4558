import type { User } from '@chignon/contract/identity/user'

/** The user a page is rendered for; `guest` if signed out. */
export type Viewer = Pick<
  User,
  | 'id'
  | 'first_name'
  | 'last_name'
  | 'email'
  | 'email_verified'
  | 'thumbnail_url'
  | 'role'
  | 'deletion_due_at'
>

export const guest: Viewer = {
  id: '',
  first_name: '',
  last_name: '',
  email: '',
  email_verified: false,
  thumbnail_url: null,
  role: 'guest',
  deletion_due_at: null,
}

/** Whether the viewer speaks for the academy: educators, staff and owners. */
export function speaksForAcademy({ role }: Viewer): boolean {
  return role !== 'guest' && role !== 'learner'
}

export function isGuest(viewer: Viewer): boolean {
  return viewer.role === 'guest'
}
