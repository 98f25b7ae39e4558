/** The viewer of a request without a token. */
export type Guest = { role: 'guest' }

/** The viewer of a request with a valid token. */
export type Member = {
  role: 'learner' | 'educator' | 'staff'
  /** The user's id. */
  id: string
  /** The id of the request's token. */
  tokenId: string
}

/** Who makes a request. */
export type Viewer = Guest | Member

/** Resolves a bearer token; null if it is unknown, revoked or expired. */
export type Authenticate = (token: string) => Promise<Member | null>

/** The user's id; null for a guest. */
export function viewerIdOf(viewer: Viewer): string | null {
  return viewer.role === 'guest' ? null : viewer.id
}
