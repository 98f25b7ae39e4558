import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

/** Takes away what the server said of the address it was asked for, once the browser goes on to another one. */
export function useCanonicalTags(): void {
  const { pathname, search } = useLocation()
  const address = pathname + search
  const [served] = useState(address)
  useEffect(() => {
    if (address === served) return
    for (const tag of document.head.querySelectorAll('[data-address]')) tag.remove()
  }, [address, served])
}
