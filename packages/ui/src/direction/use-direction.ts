import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/** Which way the page reads: `dir` of <html>, and left to right on the server, where no key is pressed. */
export function useDirection(): 'ltr' | 'rtl' {
  return useSyncExternalStore(
    subscribe,
    () => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'),
    () => 'ltr',
  )
}
