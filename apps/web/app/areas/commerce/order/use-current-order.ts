import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'

/**
 * Loads the order again when its page is shown again: after Back showed a page that the browser kept, and when its tab comes to the
 * front. It may have been paid meanwhile (ORDER-11).
 */
export function useCurrentOrder(): void {
  const { revalidate } = useRevalidator()
  const load = useEffectEvent((isShown: boolean) => {
    if (isShown) void revalidate()
  })
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => load(event.persisted)
    const onChange = () => load(document.visibilityState === 'visible')
    addEventListener('pageshow', onShow)
    document.addEventListener('visibilitychange', onChange)
    return () => {
      removeEventListener('pageshow', onShow)
      document.removeEventListener('visibilitychange', onChange)
    }
  }, [])
}
