import type { DehydratedState } from '@tanstack/react-query'
import type { Locale } from '@chignon/contract/platform/locale'
import type { SocialProvider } from '@chignon/contract/identity/social'
import type { Brand } from './brand.ts'
import type { Viewer } from './viewer.ts'

/** Data of the root loader, available on every page. */
export type RootData = {
  locale: Locale
  locales: readonly Locale[]
  origin: string
  brand: Brand
  viewer: Viewer
  /** Whether the community is switched on (ROUTE-13). */
  hasCommunity: boolean
  /** Providers for social login. */
  socialProviders: SocialProvider[]
  /** How many things a guest has in the basket; 0 for members, who have it in their menu. */
  basketCount: number
  /** Message after a login. */
  greeting: string | null
  /** Render time, RFC 3339; the same on server and client. */
  now: string
  /** The year of `now` in the calendar of the locale. The server formats it, because a page's first date format takes 15 ms. */
  year: string
  /** The last live event that the page's data include; null if unknown. */
  liveEventId: string | null
  /** What the header shows of a member. */
  queries?: DehydratedState
}
