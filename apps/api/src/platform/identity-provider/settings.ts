import { z } from 'zod'
import { mustAccompany } from '../variables/read-variables.ts'

/** An OAuth client of ours at a provider. */
export type Credentials = { clientId: string; clientSecret: string }

/** Google, by OpenID Connect; endpoints are discovered at its issuer. */
export type GoogleSettings = Credentials & { issuer: string }

/** Facebook, by OAuth 2.0 and its Graph API. */
export type FacebookSettings = Credentials & { authorizeUrl: string; tokenUrl: string; profileUrl: string }

/** The configured providers of social sign-in. */
export type SocialSettings = { google?: GoogleSettings; facebook?: FacebookSettings }

// Released in July 2026 and supported for two years.
const graphVersion = 'v26.0'

const isSafe = ({ protocol, hostname }: URL) =>
  protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname))

const address = (fallback: string) =>
  z
    .string()
    .refine(
      (text) => URL.canParse(text) && isSafe(new URL(text)),
      `must be an https address such as ${fallback}, or an address on this machine`,
    )
    .default(fallback)

/** The environment variables of social sign-in. */
export const socialVariables = {
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: address('https://accounts.google.com'),
  FACEBOOK_CLIENT_ID: z.string().optional(),
  FACEBOOK_CLIENT_SECRET: z.string().optional(),
  FACEBOOK_AUTHORIZE_URL: address(`https://www.facebook.com/${graphVersion}/dialog/oauth`),
  FACEBOOK_TOKEN_URL: address(`https://graph.facebook.com/${graphVersion}/oauth/access_token`),
  FACEBOOK_PROFILE_URL: address(`https://graph.facebook.com/${graphVersion}/me`),
}

type SocialVariables = z.infer<z.ZodObject<typeof socialVariables>>

/** Turns parsed variables into settings. A provider is configured if both its id and its secret are set; throws if only one is. */
export function socialSettings(env: SocialVariables): SocialSettings {
  const google = credentials(env, 'GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET')
  const facebook = credentials(env, 'FACEBOOK_CLIENT_ID', 'FACEBOOK_CLIENT_SECRET')
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
  env: SocialVariables,
  idName: keyof SocialVariables,
  secretName: keyof SocialVariables,
): Credentials | undefined {
  const clientId = env[idName]
  const clientSecret = env[secretName]
  if (clientId && clientSecret) return { clientId, clientSecret }
  if (!clientId && !clientSecret) return undefined
  const [missing, present] = clientId ? [secretName, idName] : [idName, secretName]
  throw mustAccompany(missing, present)
}
