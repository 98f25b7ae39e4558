import { createContext, use } from 'react'

const Nonce = createContext<string | undefined>(undefined)

/** Provides the CSP nonce to inline scripts on the server. The browser needs none. */
export const NonceProvider = Nonce.Provider

export function useNonce(): string | undefined {
  return use(Nonce)
}
