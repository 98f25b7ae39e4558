import type { Locale } from '@chignon/contract'
import type { Brand } from './brand.ts'

/** The session of a request. The token never leaves the server (product.md, Session). */
export type Session = {
  token: string | null
  /** Puts the bearer token into the cookie of the answer. */
  start: (token: string) => void
  /** Takes the cookie away. */
  end: () => void
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
  /** Sends a request to the provider, mounted or remote; its path starts with `/api/v1`. */
  fetchProvider: (request: Request) => Promise<Response>
}

declare module 'react-router' {
  // eslint-disable-next-line typescript/no-empty-object-type -- the framework's own way to type its context
  interface AppLoadContext extends WebContext {}
}
