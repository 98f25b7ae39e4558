import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { allowsPrefetch } from '../../lib/browser/network-info.ts'

/**
 * Link to a page of the app. Code and data are prefetched on hover or focus, except on slow connections and with data
 * saver.
 */
export function PageLink(props: ComponentProps<typeof Link>) {
  const shouldSaveData = !import.meta.env.SSR && !allowsPrefetch(navigator.connection)
  return <Link prefetch={shouldSaveData ? 'none' : 'intent'} {...props} />
}
