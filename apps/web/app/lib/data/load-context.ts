import type { Locale } from '@chignon/contract/locale'
import type { SocialProvider } from '@chignon/contract/social'
import type { Brand } from './brand.ts'

/** The session of a request. The token never leaves the server (product.md, Session). */
export type Session = {
  token: string | null
  /** Puts the bearer token into the cookie of the answer. */
  start: (token: string) => void
  /** Takes the cookie away. */
  end: () => void
}

/** An attempt to sign in with Google or Facebook: the provider’s handle for it, and where it is to lead. */
export type SignInAttempt = { provider: SocialProvider; attempt: string; returnTo: string }

/** The attempts this browser began and did not come back from yet. */
export type SignInAttempts = {
  /** Keeps an attempt for so many seconds, until the person comes back with its state. */
  keep: (state: string, attempt: SignInAttempt, seconds: number) => void
  /** Takes up the attempt with this state, once; null where this browser began none, or it is too old. */
  take: (state: string) => Promise<SignInAttempt | null>
}

/** What an answer that leads elsewhere has to say there: who is signed in now, or why nobody is. */
export type Notice =
  | { kind: 'signed-in'; message: string }
  | { kind: 'not-signed-in'; provider: SocialProvider; reason: 'denied' | 'expired' | 'failed' }
  | { kind: 'not-signed-in'; provider: SocialProvider; reason: 'refused'; message: string }

/** The notice that goes from one answer to the next page. */
export type Notices = {
  leave: (notice: Notice) => void
  /** What the answer before left; no other page will see it. */
  read: () => Promise<Notice | null>
}

/** What the server hands to loaders and actions with each request. */
export type WebContext = {
  locale: Locale
  /** The locales this deployment offers. */
  locales: readonly Locale[]
  /** The request's own address without path: `https://academy.example`. */
  origin: string
  /** Names the scripts of this answer to the browser's content security policy; development has none. */
  nonce: string | undefined
  brand: Brand
  /** The patterns of the pages this deployment has, such as `/courses/:slug`; left out, it has all. */
  pages?: ReadonlySet<string>
  session: Session
  signInAttempts: SignInAttempts
  notices: Notices
  /** Who people can sign in with beside their password. */
  socialProviders: () => Promise<SocialProvider[]>
  /** Sends a request to the provider, mounted or remote; its path starts with `/api/v1`. */
  fetchProvider: (request: Request) => Promise<Response>
}

declare module 'react-router' {
  // eslint-disable-next-line typescript/no-empty-object-type -- the framework's own way to type its context
  interface AppLoadContext extends WebContext {}
}
