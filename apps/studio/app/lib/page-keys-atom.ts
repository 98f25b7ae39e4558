import { atomWithStorage } from 'jotai/utils'

/** Whether single letters and digits are keys of a page; kept in this browser. */
export const arePageKeysOnAtom = atomWithStorage('studio:keys', true, undefined, { getOnInit: true })
