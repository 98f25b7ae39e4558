import { socialEndpoints, type SocialProvider } from '@chignon/contract/identity/social'
import * as oauth from 'openid-client'
import { authMessages } from '../auth/auth.messages.ts'
import { sessionMessages } from '../session/session.messages.ts'
import { singlePage } from '../../platform/db/page.ts'
import type { Fail } from '../../platform/http/fail.ts'
import { fieldMessages } from '../../platform/http/field.messages.ts'
import { implement } from '../../platform/http/implement.ts'
import type { LocalizedText } from '../../platform/i18n/define-messages.ts'
import { beginSession, tokenOf } from '../second-factor/begin-session.ts'
import { presentUser } from '../user/user.present.ts'
import { lockUser } from '../user/user.queries.ts'
import { askProvider } from './ask-provider.ts'
import type { IdentityProvider } from '../../platform/identity-provider/identity-provider.ts'
import { resolveIdentity, type SignInResult } from './resolve-identity.ts'
import { attemptLifetime, createAttempt, findUserByIdentity, takeAttempt } from './social.queries.ts'
import { socialMessages } from './social.messages.ts'

/** Signing in with Google and Facebook, where they are configured (decision 11). */
export const socialRoutes = implement(socialEndpoints, {
  async list({ services: { identityProviders } }) {
    const data = identityProviders.map(({ id, origins }) => ({ provider: id, origins }))
    return { data, pagination: singlePage(data.length) }
  },

  async begin({ params, body, clientAddress, fail, services }) {
    const { db, clock, limits, logger } = services
    const provider = findProvider(fail, services.identityProviders, params.provider)
    const redirectUri = body.redirect_uri
    if (!redirectUri.endsWith(`/callback/${provider.id}`)) {
      fail(422, { errors: { redirect_uri: [fieldMessages.format] } })
    }
    await limits.socialPerAddress.take(clientAddress)
    const attempt = {
      redirectUri,
      state: oauth.randomState(),
      nonce: oauth.randomNonce(),
      verifier: oauth.randomPKCECodeVerifier(),
    }
    const url = await askProvider(provider, { logger, fail }, () => provider.authorizationUrl(attempt))
    return {
      data: {
        attempt: await createAttempt(db(), provider.id, attempt, clock()),
        state: attempt.state,
        authorization_url: url.href,
        expires_in: attemptLifetime,
      },
    }
  },

  async exchange({ params, body, locale, client, clientAddress, fail, services }) {
    const { db, clock, limits, logger, mailer } = services
    const provider = findProvider(fail, services.identityProviders, params.provider)
    await limits.socialPerAddress.take(clientAddress)
    const attempt = (await takeAttempt(db(), provider.id, body.attempt, clock())) ?? attemptExpired(fail)
    const identity = await askProvider(provider, { logger, fail }, () => provider.identify(attempt, body))
    const result = await resolveIdentity(db, {
      identity,
      name: provider.name,
      locale,
      now: clock(),
      mailer,
      fail,
    })
    const session = await db.transaction(async () => {
      // If a password reset removed the identity in the meantime, a token granted now would outlive the reset.
      await lockUser(db(), result.user.id)
      if (!(await findUserByIdentity(db(), identity))) attemptExpired(fail)
      return beginSession(services, result.user, client)
    })
    // Neither step of a successful sign-in counts: a whole school may share an address.
    await limits.socialPerAddress.refund(clientAddress)
    await limits.socialPerAddress.refund(clientAddress)
    return {
      data: { token: tokenOf(session, fail), user: presentUser(result.user) },
      message: greeting(result, provider.name)[locale],
    }
  },
})

function findProvider(
  fail: Fail<'not_found'>,
  providers: IdentityProvider[],
  id: SocialProvider,
): IdentityProvider {
  return providers.find((provider) => provider.id === id) ?? fail(404)
}

function attemptExpired(fail: Fail<'invalid_credentials'>): never {
  fail(422, { code: 'invalid_credentials', message: socialMessages.expired })
}

function greeting({ user, how }: SignInResult, name: string): LocalizedText {
  if (how === 'new') return authMessages.welcome(user.firstName)
  return how === 'linked'
    ? socialMessages.linked(user.firstName, name)
    : sessionMessages.welcomeBack(user.firstName)
}
