import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { keepsPrefetchedData } from '../../lib/browser/keeps-prefetched-data.ts'
import { allowsPrefetch } from '../../lib/browser/network-info.ts'

/**
 * Link to a page of the app. Code and data are prefetched on hover or focus, except on slow connections, with data
 * saver, and in browsers that would fetch the data again.
 */
export function PageLink(props: ComponentProps<typeof Link>) {
  const isWorthIt = import.meta.env.SSR || (keepsPrefetchedData() && allowsPrefetch(navigator.connection))
  return <Link prefetch={isWorthIt ? 'intent' : 'none'} {...props} />
}
