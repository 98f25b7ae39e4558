import { atom } from 'jotai'

export type AuthView = 'sign-in' | 'sign-up'

export type AuthRequest = {
  view: AuthView
  /** Why a guest has to sign in: the prompt for the action they tried. */
  reason?: string
  /** The page that the guest asked for, to go to after signing in. Default the current one. */
  continueTo?: string
}

/** What the authentication modal shows; null while it is closed. */
export const authModalAtom = atom<AuthRequest | null>(null)
