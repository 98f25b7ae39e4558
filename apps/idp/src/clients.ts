/** An academy as the identity provider knows it: one client for each of the two it stands in for. */
export const clients = {
  google: { id: 'chignon-google', secret: 'google-secret-of-this-machine' },
  facebook: { id: 'chignon-facebook', secret: 'facebook-secret-of-this-machine' },
} as const

/**
 * The settings that send an academy to the identity provider at `issuer`. What `given` has credentials of its own for
 * stays as it is.
 */
export function settingsFor(
  issuer: string,
  given: Record<string, string | undefined> = {},
): Record<string, string> {
  return {
    ...(given['GOOGLE_CLIENT_ID']
      ? {}
      : {
          GOOGLE_ISSUER: issuer,
          GOOGLE_CLIENT_ID: clients.google.id,
          GOOGLE_CLIENT_SECRET: clients.google.secret,
        }),
    ...(given['FACEBOOK_CLIENT_ID']
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
