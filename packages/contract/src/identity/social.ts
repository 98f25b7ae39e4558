import * as z from 'zod/mini'
import { list, single } from '../platform/response.ts'
import { signedIn } from './auth.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'

/** The providers of social sign-in (AUTH-1). */
export const socialProviders = ['google', 'facebook'] as const

/** A provider of social sign-in. */
export const socialProvider = z.enum(socialProviders)

export type SocialProvider = z.infer<typeof socialProvider>

/** Whether an untrusted value is one of the providers. */
export function isSocialProvider(value: unknown): value is SocialProvider {
  return socialProviders.some((provider) => provider === value)
}

/** A configured provider (SOCIAL-1) and the origins its pages have, for the content security policy. */
export const socialOffer = z.object({ provider: socialProvider, origins: z.array(z.string()) })

export type SocialOffer = z.infer<typeof socialOffer>

// Our random values have 43 characters; the bounds only reject values that cannot be ours.
const opaque = z.string().check(z.regex(/^[\w-]{16,128}$/))

/** The redirect address, registered with the provider; it ends in `/callback/{provider}` (SOCIAL-5). */
export const socialBeginForm = z.object({
  redirect_uri: z
    .url({ protocol: /^https?$/ })
    .check(z.maxLength(500), z.regex(/^[^?#]+\/callback\/(google|facebook)$/)),
})

/** A started sign-in. The caller stores it privately until the callback, at most `expires_in` seconds (SOCIAL-10). */
export const socialAttempt = z.object({
  /** Identifies the attempt at the exchange, once. Never sent to the identity provider. */
  attempt: opaque,
  /** The state that the callback must carry (RFC 6749 section 10.12; SOCIAL-3). */
  state: opaque,
  /** The page of the provider to redirect to. */
  authorization_url: z.url(),
  expires_in: z.int(),
})

export type SocialAttempt = z.infer<typeof socialAttempt>

/** The parameters of the callback and the attempt they belong to. */
export const socialExchangeForm = z.object({
  attempt: opaque,
  state: opaque,
  code: z.string().check(z.minLength(1), z.maxLength(4096)),
  /** The issuer of the response, if it is named (RFC 9207). */
  iss: z.optional(z.string().check(z.maxLength(500))),
})

export type SocialExchangeForm = z.infer<typeof socialExchangeForm>

const ofProvider = z.object({ provider: socialProvider })

/** Sign-in with Google and Facebook (CALL-14). */
export const socialEndpoints = defineEndpoints('social', {
  list: {
    method: 'GET',
    path: '/social',
    summary: 'The configured providers of social sign-in',
    response: list(socialOffer),
  },
  begin: {
    method: 'POST',
    path: '/social/{provider}',
    summary: 'Start a social sign-in; returns the address to redirect to',
    params: ofProvider,
    body: socialBeginForm,
    response: single(socialAttempt),
    errors: ['invalid_credentials', 'too_many_requests'],
  },
  exchange: {
    method: 'POST',
    path: '/social/{provider}/exchange',
    summary: 'Finish a social sign-in with the parameters of the callback',
    params: ofProvider,
    body: socialExchangeForm,
    response: signedIn,
    errors: ['invalid_credentials', 'second_factor_required', 'conflict', 'too_many_requests'],
  },
})
