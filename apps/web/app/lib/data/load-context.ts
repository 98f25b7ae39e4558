import type { Locale } from '@chignon/contract/platform/locale'
import type { OrderLineForm } from '@chignon/contract/commerce/order'
import type { SocialProvider } from '@chignon/contract/identity/social'
import type { Brand } from './brand.ts'

/** Session of a request. The token never leaves the server. */
export type Session = {
  token: string | null
  /** Puts the bearer token into the session cookie. */
  start: (token: string) => void
  /** Removes the session cookie. */
  end: () => void
}

/** Social login attempt: the API's id for it, and the return path. */
export type SignInAttempt = { provider: SocialProvider; attempt: string; returnTo: string }

/** Open social login attempts of this browser. */
export type SignInAttempts = {
  /** Stores an attempt under its state for some seconds. */
  store: (state: string, attempt: SignInAttempt, seconds: number) => void
  /** Returns and removes the attempt with this state; null if there is none or it expired. */
  consume: (state: string) => Promise<SignInAttempt | null>
}

/** A sign-in that waits for its second step: the API's token for it, and the return path. */
export type PendingSignIn = { challenge: string; returnTo: string }

/** The sign-in of this browser that waits for a code. */
export type PendingSignInStore = {
  read: () => Promise<PendingSignIn | null>
  store: (pending: PendingSignIn) => void
  clear: () => void
}

/** Message for the page after a redirect: login succeeded or failed. */
export type Notice =
  | { kind: 'signed-in'; message: string }
  | { kind: 'not-signed-in'; provider: SocialProvider; reason: 'denied' | 'expired' | 'failed' }
  | { kind: 'not-signed-in'; provider: SocialProvider; reason: 'refused'; message: string }

/** Flash message between a redirect and the next page. */
export type Notices = {
  set: (notice: Notice) => void
  /** Returns and removes the message. */
  read: () => Promise<Notice | null>
}

/** What a guest has chosen. `key` stays the same while it changes, so that it is added to a member's basket once (ORDER-13). */
export type GuestBasket = { key: string; lines: OrderLineForm[] }

/** The guest's basket of this browser. */
export type GuestBasketStore = {
  read: () => Promise<GuestBasket>
  /** Replaces the lines; none removes it. */
  write: (lines: OrderLineForm[]) => void
}

/** Context that the server passes to loaders and actions. */
export type WebContext = {
  locale: Locale
  /** Locales of this deployment. */
  locales: readonly Locale[]
  /** Origin of the request: `https://academy.example`. */
  origin: string
  /** CSP nonce of the response; undefined in development. */
  nonce: string | undefined
  brand: Brand
  /** Route patterns of this build, such as `/courses/:slug`; undefined for all. */
  pages?: ReadonlySet<string>
  /** The last live event before the request; null if unknown, undefined for a form (LIVE-1). */
  liveEventId?: string | null
  session: Session
  signInAttempts: SignInAttempts
  pendingSignIn: PendingSignInStore
  notices: Notices
  guestBasket: GuestBasketStore
  /** Social providers that are configured. */
  socialProviders: () => Promise<SocialProvider[]>
  /** Sends a request to the API, mounted or remote. Its path starts with `/api/v1`. */
  fetchApi: (request: Request) => Promise<Response>
}

declare module 'react-router' {
  // eslint-disable-next-line typescript/no-empty-object-type -- module augmentation requires an interface
  interface AppLoadContext extends WebContext {}
}
