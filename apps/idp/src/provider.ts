import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { interactionPolicy, Provider, type Configuration } from 'oidc-provider'
import type { Account, Accounts } from './accounts.ts'
import { clients } from './clients.ts'
import { keepInMemory } from './kept.ts'

const { Check, Prompt } = interactionPolicy

/** A real OpenID provider at `issuer`, which asks each time who one is, and speaks Facebook’s OAuth as well. */
export function createProvider(issuer: string, accounts: Accounts): Provider {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const configuration: Configuration = {
    adapter: keepInMemory(),
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] },
    cookies: { keys: [randomBytes(32).toString('base64url')] },
    clients: Object.entries(clients).map(([name, { id, secret }]) => ({
      client_id: id,
      client_secret: secret,
      token_endpoint_auth_method: 'client_secret_post',
      // Native, for those may come back to any port of this machine.
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
    // The claims stand in the ID token, as Google’s do.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: {
      url: (_ctx, { uid }) => `/interaction/${uid}`,
      policy: [
        new Prompt({ name: 'select_account', requestable: true }),
        new Prompt(
          { name: 'login', requestable: true },
          new Check('always', 'who one is is asked each time', ({ oidc }) => !oidc.result?.login),
        ),
      ],
    },
    // Whoever chooses an account agrees by that.
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
      return account && { accountId: subject, claims: () => claimsOf(account) }
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

function claimsOf({ subject, firstName, lastName, email, isVerified }: Account) {
  return {
    sub: subject,
    name: `${firstName} ${lastName}`.trim(),
    given_name: firstName,
    family_name: lastName,
    ...(email ? { email, email_verified: isVerified } : {}),
  }
}
