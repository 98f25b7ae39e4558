import { atomWithStorage } from 'jotai/utils'

/** Whether single letters act on the current case; kept in this browser. */
export const hasLetterKeysAtom = atomWithStorage('chignon-letter-keys', true, undefined, { getOnInit: true })
