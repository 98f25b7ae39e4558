import { atom } from 'jotai'

// Longer than the pause between two signs of typing.
const shownMs = 6000

type Sign = {
  conversationId: string
  /** Null for the person of the conversation. */ colleagueId: string | null
}

/** The last sign of each person who types in a conversation. */
const signsAtom = atom<ReadonlyMap<string, Sign & { mark: symbol }>>(new Map())

const keyOf = ({ conversationId, colleagueId }: Sign) => `${conversationId} ${colleagueId ?? ''}`

const showAtom = atom(null, (get, set, sign: Sign) => {
  const key = keyOf(sign)
  const mark = Symbol(key)
  set(signsAtom, new Map(get(signsAtom)).set(key, { ...sign, mark }))
  setTimeout(() => {
    const signs = new Map(get(signsAtom))
    if (signs.get(key)?.mark === mark && signs.delete(key)) set(signsAtom, signs)
  }, shownMs)
})

/** The conversations in which the person is typing. */
export const typingIdsAtom = atom<ReadonlySet<string>>(
  (get) =>
    new Set(
      [...get(signsAtom).values()].flatMap(({ conversationId, colleagueId }) =>
        colleagueId === null ? [conversationId] : [],
      ),
    ),
)

/** The colleagues who are typing, by conversation. */
export const typingColleaguesAtom = atom<ReadonlyMap<string, readonly string[]>>((get) => {
  const colleagues = new Map<string, string[]>()
  for (const { conversationId, colleagueId } of get(signsAtom).values()) {
    if (colleagueId !== null)
      colleagues.set(conversationId, [...(colleagues.get(conversationId) ?? []), colleagueId])
  }
  return colleagues
})

/** The person of a conversation is typing: shown for a few seconds. */
export const showTypingAtom = atom(null, (_get, set, conversationId: string) =>
  set(showAtom, { conversationId, colleagueId: null }),
)

/** A colleague is typing an answer: shown for a few seconds. */
export const showColleagueTypingAtom = atom(null, (_get, set, conversationId: string, colleagueId: string) =>
  set(showAtom, { conversationId, colleagueId }),
)

/** Somebody has sent what they typed. */
export const endTypingAtom = atom(null, (get, set, id: string) => {
  const signs = new Map([...get(signsAtom)].filter(([, { conversationId }]) => conversationId !== id))
  if (signs.size < get(signsAtom).size) set(signsAtom, signs)
})
