import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

/** Removes the canonical tags of the served page after client-side navigation. */
export function useCanonicalTags(): void {
  const { pathname, search } = useLocation()
  const address = pathname + search
  const [served] = useState(address)
  useEffect(() => {
    if (address === served) return
    for (const tag of document.head.querySelectorAll('[data-address]')) tag.remove()
  }, [address, served])
}
