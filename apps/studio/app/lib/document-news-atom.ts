import { atom } from 'jotai'

/** The document that was last changed, published, opened or left by anyone. A new object for each time. */
export const documentNewsAtom = atom<{ id: string } | null>(null)
