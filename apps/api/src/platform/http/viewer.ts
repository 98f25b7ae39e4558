import type { MemberRole } from '@chignon/contract/platform/permission'

/** The viewer of a request without a token. */
export type Guest = { role: 'guest' }

/** The viewer of a request with a valid token. */
export type Member = {
  role: MemberRole
  /** The user's id. */
  id: string
  /** The id of the request's token. */
  tokenId: string
  /** What protects the powers of staff and owners; absent for others. */
  guard?: Guard | undefined
}

/** What protects the powers of a person who runs the academy (STEP-UP-1, STEP-UP-3). */
export type Guard = {
  /** When the person was given the role. */
  roleSince: Date
  /** Whether the person has a passkey or a second factor. */
  hasSecondFactor: boolean
  /** When the session was last confirmed; null if it never was. */
  steppedUpAt: Date | null
}

/** Who makes a request. */
export type Viewer = Guest | Member

/** Resolves a bearer token; null if it is unknown, revoked or expired. */
export type Authenticate = (token: string) => Promise<Member | null>

/** The user's id; null for a guest. */
export function viewerIdOf(viewer: Viewer): string | null {
  return viewer.role === 'guest' ? null : viewer.id
}
