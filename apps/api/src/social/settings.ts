import { z } from 'zod'
import { readVariables } from '../read-variables.ts'

/** An application of ours, as a provider knows it. */
export type Credentials = { clientId: string; clientSecret: string }

/** Google, by OpenID Connect: everything else is found at its issuer. */
export type GoogleSettings = Credentials & { issuer: string }

/** Facebook, by OAuth 2.0 and its Graph API. */
export type FacebookSettings = Credentials & { authorizeUrl: string; tokenUrl: string; profileUrl: string }

/** Who people can sign in with; what is absent is not offered. */
export type SocialSettings = { google?: GoogleSettings; facebook?: FacebookSettings }

// The Graph API of July 2026, good for two years.
const graph = 'v26.0'

const isSafe = ({ protocol, hostname }: URL) =>
  protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname))

const address = (example: string) =>
  z
    .string()
    .refine(
      (text) => URL.canParse(text) && isSafe(new URL(text)),
      `has to be an https address such as ${example}, or one of this machine`,
    )
    .default(example)

/** Two that only make sense together. */
const together = (one: string, other: string) => (given: Record<string, unknown>, check: z.RefinementCtx) => {
  const [missing, present] = given[one] ? [other, one] : [one, other]
  if (given[present] && !given[missing])
    check.addIssue({ code: 'custom', path: [missing], message: `has to be set along with ${present}` })
}

const schema = z
  .object({
    GOOGLE_CLIENT_ID: z.string().optional(),
    GOOGLE_CLIENT_SECRET: z.string().optional(),
    GOOGLE_ISSUER: address('https://accounts.google.com'),
    FACEBOOK_CLIENT_ID: z.string().optional(),
    FACEBOOK_CLIENT_SECRET: z.string().optional(),
    FACEBOOK_AUTHORIZE_URL: address(`https://www.facebook.com/${graph}/dialog/oauth`),
    FACEBOOK_TOKEN_URL: address(`https://graph.facebook.com/${graph}/oauth/access_token`),
    FACEBOOK_PROFILE_URL: address(`https://graph.facebook.com/${graph}/me`),
  })
  .superRefine(together('GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'))
  .superRefine(together('FACEBOOK_CLIENT_ID', 'FACEBOOK_CLIENT_SECRET'))

/**
 * Reads who people can sign in with from the environment: `GOOGLE_CLIENT_ID` and the other variables of the README.
 * Throws one sentence naming the first that is wrong, and shows no secret.
 */
export function readSocialSettings(source: Record<string, string | undefined>): SocialSettings {
  const env = readVariables(schema, source)
  const google = credentials(env.GOOGLE_CLIENT_ID, env.GOOGLE_CLIENT_SECRET)
  const facebook = credentials(env.FACEBOOK_CLIENT_ID, env.FACEBOOK_CLIENT_SECRET)
  return {
    ...(google && { google: { ...google, issuer: env.GOOGLE_ISSUER } }),
    ...(facebook && {
      facebook: {
        ...facebook,
        authorizeUrl: env.FACEBOOK_AUTHORIZE_URL,
        tokenUrl: env.FACEBOOK_TOKEN_URL,
        profileUrl: env.FACEBOOK_PROFILE_URL,
      },
    }),
  }
}

function credentials(
  clientId: string | undefined,
  clientSecret: string | undefined,
): Credentials | undefined {
  return clientId && clientSecret ? { clientId, clientSecret } : undefined
}
