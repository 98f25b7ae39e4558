import type { SocialProvider } from '@chignon/contract/social'

/** What an attempt to sign in is recognised by when the person comes back. */
export type Attempt = { redirectUri: string; state: string; nonce: string; verifier: string }

/** What the person came back with. */
export type Callback = { code: string; state: string; iss?: string | undefined }

/** Who somebody is there. */
export type Identity = {
  provider: SocialProvider
  /** The provider’s own number for them. */
  subject: string
  /** As they are called there; may be empty. */
  firstName: string
  lastName: string
  email: string | undefined
  /** Whether the provider vouches that the address is theirs. */
  isEmailVerified: boolean
}

/** Google or Facebook: both questions end in a rejection where it cannot be reached or does not keep to the protocol. */
export type IdentityProvider = {
  id: SocialProvider
  /** As people know it. */
  name: string
  /** Where a browser is sent on the way. */
  origins: string[]
  /** Where to send the person. */
  authorizationUrl(attempt: Attempt): Promise<URL>
  /** Exchanges the code, checks what comes back against the attempt, and says who it is. */
  identify(attempt: Attempt, callback: Callback): Promise<Identity>
}

/** The address the person came back by, as the protocol’s checks read it. */
export function callbackUrl({ redirectUri }: Attempt, { code, state, iss }: Callback): URL {
  const url = new URL(redirectUri)
  url.search = new URLSearchParams({ code, state, ...(iss === undefined ? {} : { iss }) }).toString()
  return url
}
