import { createCall } from '@chignon/app-kit/data/call'
import { createQueryClient } from '@chignon/app-kit/data/query-client'
import { QueryClientProvider } from '@tanstack/react-query'
import { createStore, Provider as JotaiProvider } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { useState, type ReactNode } from 'react'
import { useStartData } from './start-data-context.ts'

/** Gives the studio its store and its cache of calls. A session that has ended leads to the login, and back. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const { locale, viewer } = useStartData()
  const [{ client, store }] = useState(() => {
    const call = createCall({ base: '/bff', locale, openedFor: viewer.id, onErrorResponse })
    const created = { client: createQueryClient(call), store: createStore() }
    created.store.set(queryClientAtom, created.client)
    return created
  })
  return (
    <QueryClientProvider client={client}>
      <JotaiProvider store={store}>{children}</JotaiProvider>
    </QueryClientProvider>
  )
}

function onErrorResponse(status: number): void {
  if (status !== 401) return
  const { pathname, search } = window.location
  window.location.assign(`/login?notice=session-expired&redirectTo=${encodeURIComponent(pathname + search)}`)
}
