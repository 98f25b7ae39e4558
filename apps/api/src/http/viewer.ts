/** A request without a token. */
export type Guest = { role: 'guest' }

/** A request with a valid token. */
export type Member = {
  role: 'learner' | 'educator' | 'staff'
  /** The person's id. */
  id: string
  /** The id of the token this request carries. */
  tokenId: string
}

/** Whoever makes a request. */
export type Viewer = Guest | Member

/** Who someone is by their bearer token; null where the token is unknown, revoked or expired. */
export type Authenticate = (token: string) => Promise<Member | null>

/** The id of the person, or null for a guest. */
export function idOf(viewer: Viewer): string | null {
  return viewer.role === 'guest' ? null : viewer.id
}
