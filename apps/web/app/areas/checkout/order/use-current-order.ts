import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'

/** Loads the order again when Back shows a page that the browser kept: it may have been paid meanwhile (ORDER-11). */
export function useCurrentOrder(): void {
  const { revalidate } = useRevalidator()
  const load = useEffectEvent((event: PageTransitionEvent) => {
    if (event.persisted) void revalidate()
  })
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => load(event)
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [])
}
