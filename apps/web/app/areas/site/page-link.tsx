import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { allowsPrefetch } from '../../lib/browser/network-info.ts'

/**
 * A link to a page of ours, which is fetched with its data as soon as somebody means to press it; on a line that is to be
 * spared, once they have (specification §9).
 */
export function PageLink(props: ComponentProps<typeof Link>) {
  const isSpared = !import.meta.env.SSR && !allowsPrefetch(navigator.connection)
  return <Link prefetch={isSpared ? 'none' : 'intent'} {...props} />
}
