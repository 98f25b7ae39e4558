import { createHmac } from 'node:crypto'
import * as oauth from 'openid-client'
import { z } from 'zod'
import { callbackUrl, type IdentityProvider } from './identity-provider.ts'
import type { FacebookSettings } from './settings.ts'

const timeoutSeconds = 10

const profile = z.object({
  id: z.string().min(1).max(255),
  first_name: z.string().optional(),
  last_name: z.string().optional(),
  /** Absent if the person has none or did not share it. */
  email: z.string().optional(),
})

/**
 * Facebook by OAuth 2.0: authorization code with PKCE and state, then the profile. There is no ID token, and Facebook does not
 * report whether an e-mail address is verified.
 */
export function facebook(settings: FacebookSettings): IdentityProvider {
  const { clientId, clientSecret, authorizeUrl, tokenUrl, profileUrl } = settings
  const { origin } = new URL(authorizeUrl)
  const configuration = new oauth.Configuration(
    { issuer: origin, authorization_endpoint: authorizeUrl, token_endpoint: tokenUrl },
    clientId,
    clientSecret,
    oauth.ClientSecretPost(clientSecret),
  )
  configuration.timeout = timeoutSeconds
  // settings.ts permits http for local addresses only.
  if ([authorizeUrl, tokenUrl, profileUrl].some((url) => url.startsWith('http:')))
    oauth.allowInsecureRequests(configuration)

  return {
    id: 'facebook',
    name: 'Facebook',
    // Facebook redirects phones to m.facebook.com.
    origins: origin === 'https://www.facebook.com' ? ['https://*.facebook.com'] : [origin],

    async authorizationUrl({ redirectUri, state, verifier }) {
      return oauth.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: 'public_profile email',
        state,
        code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      })
    },

    async identify(attempt, callback) {
      const { access_token: token } = await oauth.authorizationCodeGrant(
        configuration,
        callbackUrl(attempt, callback),
        { expectedState: attempt.state, pkceCodeVerifier: attempt.verifier },
      )
      const url = new URL(profileUrl)
      url.searchParams.set('fields', 'id,first_name,last_name,email')
      // Proves that the token is used by the app it was issued to.
      url.searchParams.set('appsecret_proof', createHmac('sha256', clientSecret).update(token).digest('hex'))
      const response = await oauth.fetchProtectedResource(configuration, token, url, 'GET')
      if (!response.ok) throw new Error(`Facebook responded with ${response.status} instead of a profile`)
      const person = profile.parse(await response.json())
      return {
        provider: 'facebook',
        subject: person.id,
        firstName: person.first_name ?? '',
        lastName: person.last_name ?? '',
        email: person.email,
        isEmailVerified: false,
      }
    },
  }
}
