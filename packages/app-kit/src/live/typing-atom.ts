import { atom } from 'jotai'

// Longer than the pause between two signs of typing.
const shownMs = 6000

const countAtom = atom(0)

/** Whether the academy is typing. Setting it shows that for a few seconds. */
export const isAcademyTypingAtom = atom(
  (get) => get(countAtom) > 0,
  (_get, set) => {
    set(countAtom, (count) => count + 1)
    setTimeout(() => set(countAtom, (count) => count - 1), shownMs)
  },
)
