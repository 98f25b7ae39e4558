import { useSyncExternalStore } from 'react'

function watchVisibility(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}

/** Whether the page is hidden: another tab, a locked screen. False on the server. */
export function usePageHidden(): boolean {
  return useSyncExternalStore(
    watchVisibility,
    () => document.hidden,
    () => false,
  )
}
