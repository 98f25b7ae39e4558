import { atomWithStorage } from 'jotai/utils'

/** Whether single letters and digits are keys of the page. Kept on this device. */
export const areKeysOnAtom = atomWithStorage('studio:keys', true, undefined, { getOnInit: true })
