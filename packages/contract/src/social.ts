import * as z from 'zod/mini'
import { single } from './response.ts'
import { signedIn } from './auth.ts'
import { defineEndpoints } from './define-endpoints.ts'

/** Who people can sign in with instead of a password (specification §1, §7). */
export const socialProviders = ['google', 'facebook'] as const

/** One of them. */
export const socialProvider = z.enum(socialProviders)

export type SocialProvider = z.infer<typeof socialProvider>

/** Whether a value from outside names one of them. */
export function isSocialProvider(value: unknown): value is SocialProvider {
  return socialProviders.some((provider) => provider === value)
}

/** A provider that is set up, and where a browser is sent on the way: origins, for a content security policy. */
export const socialOffer = z.object({ provider: socialProvider, origins: z.array(z.string()) })

export type SocialOffer = z.infer<typeof socialOffer>

// Random values are 43 characters; whatever else comes is no attempt of ours.
const opaque = z.string().check(z.regex(/^[\w-]{16,128}$/))

/** Where the person comes back to: registered with the provider, and ends in `/callback/{provider}`. */
export const socialBeginForm = z.object({
  redirect_uri: z
    .url({ protocol: /^https?$/ })
    .check(z.maxLength(500), z.regex(/^[^?#]+\/callback\/(google|facebook)$/)),
})

/** An attempt to sign in, to be kept by the caller alone until the person comes back, at most `expires_in` seconds. */
export const socialAttempt = z.object({
  /** Stands for the attempt at the exchange, once. Never shown to the identity provider. */
  attempt: opaque,
  /** What the callback has to carry (RFC 6749 §10.12). */
  state: opaque,
  /** Where to send the person. */
  authorization_url: z.url(),
  expires_in: z.int(),
})

export type SocialAttempt = z.infer<typeof socialAttempt>

/** What the person came back with, and the attempt it belongs to. */
export const socialExchangeForm = z.object({
  attempt: opaque,
  state: opaque,
  code: z.string().check(z.minLength(1), z.maxLength(4096)),
  /** Who answers, where they say so (RFC 9207). */
  iss: z.optional(z.string().check(z.maxLength(500))),
})

export type SocialExchangeForm = z.infer<typeof socialExchangeForm>

const ofProvider = z.object({ provider: socialProvider })

/** Signing in with Google and Facebook (specification §4, §7, Social login). */
export const socialEndpoints = defineEndpoints('social', {
  list: {
    method: 'GET',
    path: '/social',
    summary: 'Who people can sign in with',
    response: single(z.array(socialOffer)),
  },
  begin: {
    method: 'POST',
    path: '/social/{provider}',
    summary: 'Begin signing in: where to send the person',
    params: ofProvider,
    body: socialBeginForm,
    response: single(socialAttempt),
    errors: ['too_many_requests'],
  },
  exchange: {
    method: 'POST',
    path: '/social/{provider}/exchange',
    summary: 'Sign in by what the person came back with',
    params: ofProvider,
    body: socialExchangeForm,
    response: signedIn,
    errors: ['invalid_credentials', 'conflict', 'too_many_requests'],
  },
})
