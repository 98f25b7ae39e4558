import type { EndpointQuery } from '@chignon/app-kit/data/endpoint-queries'
import type { Endpoint, EndpointResponse } from '@chignon/contract/platform/endpoint'
import { useDeferredValue, type ReactNode } from 'react'
import { LoadFailed } from '../areas/shell/load-failed.tsx'
import { PageSkeleton } from '../areas/shell/page-skeleton.tsx'
import { useLoadedQuery } from './use-loaded-query.ts'

type LoadedProps<E extends Endpoint> = {
  query: EndpointQuery<E>
  /** Default: the outline of a page. */
  fallback?: ReactNode
  /** The title of the page comes with the data. Default false. */
  isPage?: boolean
  /** `isBusy` is true while newer data is on its way. */
  children: (data: EndpointResponse<E>, isBusy: boolean) => ReactNode
}

/** Shows data once it is loaded, an outline before, and why if it cannot be. */
export function Loaded<E extends Endpoint>({ query, fallback, isPage = false, children }: LoadedProps<E>) {
  const { data, error, isPlaceholderData, refetch } = useLoadedQuery(query)
  // React renders a large page in small steps at first, so that what is pressed meanwhile is answered.
  const isReady = useDeferredValue(data !== undefined)
  if (data !== undefined && isReady) return children(data, isPlaceholderData)
  if (error) return <LoadFailed error={error} onRetry={() => void refetch()} level={isPage ? 1 : 2} />
  return fallback ?? <PageSkeleton />
}
