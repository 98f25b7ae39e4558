import { createContext, use } from 'react'

const Nonce = createContext<string | undefined>(undefined)

/** Hands the answer's nonce to the inline script of the theme; the browser's render has none and needs none. */
export const NonceProvider = Nonce.Provider

export function useNonce(): string | undefined {
  return use(Nonce)
}
