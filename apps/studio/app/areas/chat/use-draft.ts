import { callOf, endpointQueryOptions } from '@chignon/app-kit/data/query-client'
import { useAtomValue, useStore } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { useEffect, useState, type RefObject } from 'react'
import { useStartData } from '../../lib/start-data-context.ts'
import { useSavingSession } from '../../lib/use-saving-session.ts'
import { useLoadedQuery } from '../../lib/use-loaded-query.ts'
import { draftKey, readDraft, writeDraft } from './chat-draft.ts'
import { draftQuery, loadSaveDraft } from './chat-queries.ts'
import { createDraftSession } from './draft-session.ts'

/** What the person writes in a conversation, on this device and on the server, until it was sent. */
export function useDraft(conversationId: string, field: RefObject<HTMLTextAreaElement | null>) {
  const { viewer } = useStartData()
  const store = useStore()
  const client = useAtomValue(queryClientAtom)
  const query = draftQuery({ params: { id: conversationId } })
  const { data } = useLoadedQuery(query)
  const [session] = useState(() => {
    const key = draftKey(viewer.id, conversationId)
    const { queryKey, ...options } = endpointQueryOptions(query)
    return createDraftSession({
      store,
      read: () => readDraft(localStorage, key),
      write: (draft) => writeDraft(localStorage, key, draft),
      isFocused: () => field.current !== null && field.current === document.activeElement,
      save: async (body) => {
        const saved = await callOf(client)(await loadSaveDraft(), { params: { id: conversationId }, body })
        // What was requested before is older.
        await client.cancelQueries({ queryKey })
        client.setQueryData(queryKey, saved)
        return saved.data
      },
      reload: async () => (await client.fetchQuery({ ...options, queryKey, staleTime: 0 })).data,
    })
  })
  useEffect(() => {
    if (data) session.receive(data.data)
  }, [session, data])
  useSavingSession(session)
  return { session, draft: useAtomValue(session.draftAtom), saving: useAtomValue(session.savingAtom) }
}
