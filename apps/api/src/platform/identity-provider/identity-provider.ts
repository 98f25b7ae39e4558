import type { SocialProvider } from '@chignon/contract/identity/social'

/** The values that the callback of a sign-in attempt is checked against. */
export type Attempt = { redirectUri: string; state: string; nonce: string; verifier: string }

/** The query values of the callback. */
export type Callback = { code: string; state: string; iss?: string | undefined }

/** A user's identity at a provider. */
export type Identity = {
  provider: SocialProvider
  /** The user's id at the provider. */
  subject: string
  /** May be empty. */
  firstName: string
  lastName: string
  email: string | undefined
  /** Whether the provider has verified the address. */
  isEmailVerified: boolean
}

/** Google or Facebook. Both methods reject if the provider is unreachable or violates the protocol. */
export type IdentityProvider = {
  id: SocialProvider
  /** The display name. */
  name: string
  /** The origins a browser is redirected to, for the content security policy. */
  origins: string[]
  /** The address to redirect the browser to. */
  authorizationUrl(attempt: Attempt): Promise<URL>
  /** Exchanges the code, verifies the response against the attempt, and returns the identity. */
  identify(attempt: Attempt, callback: Callback): Promise<Identity>
}

/** The callback's address, as the protocol's checks expect it. */
export function callbackUrl({ redirectUri }: Attempt, { code, state, iss }: Callback): URL {
  const url = new URL(redirectUri)
  url.search = new URLSearchParams({ code, state, ...(iss === undefined ? {} : { iss }) }).toString()
  return url
}
