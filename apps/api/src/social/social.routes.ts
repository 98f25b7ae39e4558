import { socialEndpoints, type SocialProvider } from '@chignon/contract/social'
import * as oauth from 'openid-client'
import { grantToken } from '../auth/auth.queries.ts'
import { limiter, type Limits } from '../auth/limits.ts'
import type { Database } from '../db/client.ts'
import { fail } from '../http/fail.ts'
import { implement } from '../http/implement.ts'
import type { Logger } from '../http/logger.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { Messages } from '../http/messages.ts'
import { presentUser } from '../user/user.present.ts'
import { lockUser } from '../user/user.queries.ts'
import { askProvider } from './ask-provider.ts'
import { facebook } from './facebook.ts'
import { google } from './google.ts'
import { resolveIdentity, type SignInResult } from './resolve-identity.ts'
import type { SocialSettings } from './settings.ts'
import { attemptLifetime, findUserByIdentity, keepAttempt, takeAttempt } from './social.queries.ts'

/** Signing in with Google and Facebook, as far as they are set up (decision 11). */
export function socialRoutes(
  db: Database,
  limits: Limits,
  mailer: Mailer,
  settings: SocialSettings,
  logger: Logger,
) {
  const perAddress = limiter(db, 'socialPerAddress', limits.socialPerAddress)
  const providers = [
    ...(settings.google ? [google(settings.google)] : []),
    ...(settings.facebook ? [facebook(settings.facebook)] : []),
  ]
  const allEndpoints = (id: SocialProvider) => providers.find((provider) => provider.id === id) ?? fail(404)

  return implement(socialEndpoints, {
    async list() {
      return { data: providers.map(({ id, origins }) => ({ provider: id, origins })) }
    },

    async begin({ params, body, clock, clientAddress }) {
      const provider = allEndpoints(params.provider)
      const redirectUri = body.redirect_uri
      if (!redirectUri.endsWith(`/callback/${provider.id}`)) {
        fail(422, { errors: { redirect_uri: [(say) => say.field.format] } })
      }
      await perAddress.take(clientAddress)
      const attempt = {
        redirectUri,
        state: oauth.randomState(),
        nonce: oauth.randomNonce(),
        verifier: oauth.randomPKCECodeVerifier(),
      }
      const url = await askProvider(provider, logger, () => provider.authorizationUrl(attempt))
      return {
        data: {
          attempt: await keepAttempt(db(), provider.id, attempt, clock()),
          state: attempt.state,
          authorization_url: url.href,
          expires_in: attemptLifetime,
        },
      }
    },

    async exchange({ params, body, say, clock, locale, clientAddress }) {
      const provider = allEndpoints(params.provider)
      await perAddress.take(clientAddress)
      const attempt = await takeAttempt(db(), provider.id, body.attempt, clock())
      if (!attempt) fail(422, { code: 'invalid_credentials', message: (words) => words.socialExpired })
      const identity = await askProvider(provider, logger, () => provider.identify(attempt, body))
      const arrival = await resolveIdentity(db, {
        identity,
        name: provider.name,
        locale,
        now: clock(),
        mailer,
      })
      const token = await db.transaction(async () => {
        // A key that a reset took away meanwhile opens nothing: the token would outlive the reset.
        await lockUser(db(), arrival.user.id)
        if (!(await findUserByIdentity(db(), identity)))
          fail(422, { code: 'invalid_credentials', message: (words) => words.socialExpired })
        return grantToken(db(), arrival.user.id, clock())
      })
      // The two steps of a sign-in that succeeds count for nothing: a whole school may share an address.
      await perAddress.refund(clientAddress)
      await perAddress.refund(clientAddress)
      return {
        data: { token, user: presentUser(arrival.user) },
        message: greeting(say, arrival, provider.name),
      }
    },
  })
}

function greeting(say: Messages, { user, how }: SignInResult, name: string): string {
  if (how === 'new') return say.welcome(user.firstName)
  return how === 'linked' ? say.socialLinked(user.firstName, name) : say.welcomeBack(user.firstName)
}
