import { facebook } from './facebook.ts'
import { google } from './google.ts'
import type { IdentityProvider } from './identity-provider.ts'
import type { SocialSettings } from './settings.ts'

/** Creates the configured identity providers. */
export function createIdentityProviders(settings: SocialSettings): IdentityProvider[] {
  return [
    ...(settings.google ? [google(settings.google)] : []),
    ...(settings.facebook ? [facebook(settings.facebook)] : []),
  ]
}
