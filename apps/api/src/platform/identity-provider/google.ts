import * as oauth from 'openid-client'
import { z } from 'zod'
import { callbackUrl, type IdentityProvider } from './identity-provider.ts'
import type { GoogleSettings } from './settings.ts'

const timeoutSeconds = 10

const claims = z.object({
  sub: z.string().min(1).max(255),
  name: z.string().optional(),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
  email: z.string().optional(),
  email_verified: z.boolean().optional(),
})

/**
 * Google by OpenID Connect Core 1.0: authorization code with PKCE, state and nonce; the ID token’s signature, issuer,
 * audience, time and nonce are checked.
 */
export function google({ issuer, clientId, clientSecret }: GoogleSettings): IdentityProvider {
  const server = new URL(issuer)
  let cached: Promise<oauth.Configuration> | undefined
  // A failure is not cached.
  const configuration = () =>
    (cached ??= oauth
      .discovery(server, clientId, clientSecret, oauth.ClientSecretPost(clientSecret), {
        timeout: timeoutSeconds,
        execute: [
          oauth.enableNonRepudiationChecks,
          ...(server.protocol === 'http:' ? [oauth.allowInsecureRequests] : []),
        ],
      })
      .catch((error: unknown) => {
        cached = undefined
        throw error
      }))
  return {
    id: 'google',
    name: 'Google',
    origins: [server.origin],

    async authorizationUrl({ redirectUri, state, nonce, verifier }) {
      return oauth.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: 'openid profile email',
        prompt: 'select_account',
        state,
        nonce,
        code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      })
    },

    async identify(attempt, callback) {
      const tokens = await oauth.authorizationCodeGrant(
        await configuration(),
        callbackUrl(attempt, callback),
        {
          expectedState: attempt.state,
          expectedNonce: attempt.nonce,
          pkceCodeVerifier: attempt.verifier,
          idTokenExpected: true,
        },
      )
      const person = claims.parse(tokens.claims())
      return {
        provider: 'google',
        subject: person.sub,
        firstName: person.given_name ?? person.name ?? '',
        lastName: person.family_name ?? '',
        email: person.email,
        isEmailVerified: person.email_verified === true,
      }
    },
  }
}
