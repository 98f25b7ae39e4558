import { atom } from 'jotai'

export type AuthView = 'sign-in' | 'sign-up'

export type AuthRequest = {
  view: AuthView
  /** What a guest wanted to do and has to sign in for (specification §8, login-required prompts). */
  reason?: string
}

/** What the authentication modal shows; null while it is closed (specification §2). */
export const authModalAtom = atom<AuthRequest | null>(null)
