/** The OAuth clients: one for each provider this one stands in for. */
export const clients = {
  google: { id: 'chignon-google', secret: 'google-secret-of-this-machine' },
  facebook: { id: 'chignon-facebook', secret: 'facebook-secret-of-this-machine' },
} as const

/**
 * The environment variables that make the app sign in at `issuer`. A provider with credentials in `env` is
 * left out.
 */
export function settingsFor(
  issuer: string,
  env: Record<string, string | undefined> = {},
): Record<string, string> {
  return {
    ...(env['GOOGLE_CLIENT_ID']
      ? {}
      : {
          GOOGLE_ISSUER: issuer,
          GOOGLE_CLIENT_ID: clients.google.id,
          GOOGLE_CLIENT_SECRET: clients.google.secret,
        }),
    ...(env['FACEBOOK_CLIENT_ID']
      ? {}
      : {
          FACEBOOK_CLIENT_ID: clients.facebook.id,
          FACEBOOK_CLIENT_SECRET: clients.facebook.secret,
          FACEBOOK_AUTHORIZE_URL: `${issuer}/auth`,
          FACEBOOK_TOKEN_URL: `${issuer}/token`,
          FACEBOOK_PROFILE_URL: `${issuer}/facebook/me`,
        }),
  }
}
