import { loadWhenOnline } from '@chignon/app-kit/browser/load-when-online'
import type { Endpoint } from '@chignon/contract/platform/endpoint'
import { HydrationBoundary, QueryClientProvider, type DehydratedState } from '@tanstack/react-query'
import { Provider as JotaiProvider } from 'jotai'
import { useHydrateAtoms } from 'jotai/utils'
import { queryClientAtom } from 'jotai-tanstack-query'
import { useState, type ReactNode } from 'react'
import { useMatches } from 'react-router'
import { createCall } from '@chignon/app-kit/data/call'
import { isBackgroundCall } from './is-background-call.ts'
import { createQueryClient } from '@chignon/app-kit/data/query-client'
import { useRootData } from './use-root-data.ts'

/** Provides jotai store and query cache to the page. The cache is filled with the loaders' data. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const { locale } = useRootData()
  const [client] = useState(() => createQueryClient(createCall({ base: '/bff', locale, onErrorResponse })))
  const state = useLoadedQueries()
  return (
    <QueryClientProvider client={client}>
      <JotaiProvider>
        <ClientAtom client={client}>
          <HydrationBoundary state={state}>{children}</HydrationBoundary>
        </ClientAtom>
      </JotaiProvider>
    </QueryClientProvider>
  )
}

// Loaded on demand.
function onErrorResponse(status: number, { method, path }: Endpoint): void {
  if ((status !== 401 && status !== 403) || isBackgroundCall(method, path)) return
  void loadWhenOnline(() => import('./session-expired.ts')).then(({ leaveExpiredSession }) =>
    leaveExpiredSession(status, window.location),
  )
}

function ClientAtom({
  client,
  children,
}: {
  client: ReturnType<typeof createQueryClient>
  children: ReactNode
}) {
  useHydrateAtoms([[queryClientAtom, client]])
  return children
}

// One boundary for all routes: with one per route, navigation would remount the tree.
function useLoadedQueries(): DehydratedState {
  const states = useMatches().flatMap(({ loaderData }) =>
    holdsQueries(loaderData) ? [loaderData.queries] : [],
  )
  return { queries: states.flatMap(({ queries }) => queries), mutations: [] }
}

function holdsQueries(loaded: unknown): loaded is { queries: DehydratedState } {
  return typeof loaded === 'object' && loaded !== null && 'queries' in loaded
}
