import type { Locale } from '@chignon/contract/locale'
import type { SocialProvider } from '@chignon/contract/social'
import type { Brand } from './brand.ts'
import type { Viewer } from './viewer.ts'

/** What the root loader returns: every page can read it. */
export type RootData = {
  locale: Locale
  locales: readonly Locale[]
  origin: string
  brand: Brand
  viewer: Viewer
  /** Providers to sign in with, besides a password. */
  socialProviders: SocialProvider[]
  /** Message for someone who has just signed in. */
  greeting: string | null
  /** When the page was rendered, RFC 3339: the same for server and browser. */
  now: string
}
