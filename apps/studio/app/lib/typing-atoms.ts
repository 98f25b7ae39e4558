import { atom } from 'jotai'

// Longer than the pause between two signs of typing.
const shownMs = 6000

/** The last sign of each conversation in which somebody types. */
const signsAtom = atom<ReadonlyMap<string, symbol>>(new Map())

/** The conversations in which the person is typing. */
export const typingIdsAtom = atom<ReadonlySet<string>>((get) => new Set(get(signsAtom).keys()))

/** The person of a conversation is typing: shown for a few seconds. */
export const showTypingAtom = atom(null, (get, set, id: string) => {
  const sign = Symbol(id)
  set(signsAtom, new Map(get(signsAtom)).set(id, sign))
  setTimeout(() => {
    if (get(signsAtom).get(id) === sign) set(endTypingAtom, id)
  }, shownMs)
})

/** The person has sent what they typed. */
export const endTypingAtom = atom(null, (get, set, id: string) => {
  const signs = new Map(get(signsAtom))
  if (signs.delete(id)) set(signsAtom, signs)
})
