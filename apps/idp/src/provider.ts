import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { interactionPolicy, Provider, type Configuration } from 'oidc-provider'
import type { Account, AccountStore } from './accounts.ts'
import { clients } from './clients.ts'
import { createMemoryAdapter } from './memory-adapter.ts'

const { Check, Prompt } = interactionPolicy

/** An OpenID provider that asks for an account at each sign-in and also speaks Facebook's OAuth. */
export function createProvider(issuer: string, accounts: AccountStore): Provider {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const configuration: Configuration = {
    adapter: createMemoryAdapter(),
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] },
    cookies: { keys: [randomBytes(32).toString('base64url')] },
    clients: Object.entries(clients).map(([name, { id, secret }]) => ({
      client_id: id,
      client_secret: secret,
      token_endpoint_auth_method: 'client_secret_post',
      // Native clients may redirect to any local port.
      application_type: 'native',
      redirect_uris: ['localhost', '127.0.0.1', '[::1]'].map((host) => `http://${host}/callback/${name}`),
      grant_types: ['authorization_code'],
      response_types: ['code'],
    })),
    scopes: ['openid', 'profile', 'email', 'public_profile'],
    claims: {
      profile: ['name', 'given_name', 'family_name'],
      email: ['email', 'email_verified'],
    },
    // Puts the claims into the ID token, as Google does.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: {
      url: (_ctx, { uid }) => `/interaction/${uid}`,
      policy: [
        new Prompt({ name: 'select_account', requestable: true }),
        new Prompt(
          { name: 'login', requestable: true },
          new Check('always', 'always ask for an account', ({ oidc }) => !oidc.result?.login),
        ),
      ],
    },
    // Choosing an account grants consent.
    async loadExistingGrant({ oidc: { client, session, params, provider } }) {
      const { clientId } = client ?? {}
      const { accountId } = session ?? {}
      if (!clientId || !accountId) return undefined
      const grant = new provider.Grant({ clientId, accountId })
      grant.addOIDCScope(String(params?.['scope']))
      await grant.save()
      return grant
    },
    findAccount(_ctx, subject) {
      const account = accounts.find(subject)
      return account && { accountId: subject, claims: () => claimsFor(account) }
    },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      IdToken: 600,
      Interaction: 600,
      Grant: 600,
      Session: 600,
    },
  }
  return new Provider(issuer, configuration)
}

function claimsFor({ subject, firstName, lastName, email, isVerified }: Account) {
  return {
    sub: subject,
    name: `${firstName} ${lastName}`.trim(),
    given_name: firstName,
    family_name: lastName,
    ...(email ? { email, email_verified: isVerified } : {}),
  }
}
