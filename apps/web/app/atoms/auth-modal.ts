import { atom } from 'jotai'

/** What the authentication modal shows; null while it is closed (specification §2). */
export type AuthView = 'sign-in' | 'sign-up'

export const authModalAtom = atom<AuthView | null>(null)
