import type { DocumentView } from '@chignon/contract/platform/document'
import { useStore } from 'jotai'
import { useEffect, useState } from 'react'
import { useStartData } from '../../lib/start-data-context.ts'
import { useSavingSession } from '../../lib/use-saving-session.ts'
import type { DocumentCalls } from './document-calls.ts'
import { documentOutbox } from './document-outbox.ts'
import { createDocumentSession } from './document-session.ts'
import { useDocumentNews } from './use-document-news.ts'

/** A document that is edited, saved while it is entered. */
export function useDocument<Document extends object, Facts>(
  view: DocumentView<Document, Facts>,
  calls: DocumentCalls<Document, Facts>,
) {
  const { viewer } = useStartData()
  const store = useStore()
  const refreshSoon = useDocumentNews(view.id, calls.refresh)
  const [session] = useState(() => {
    const id = crypto.randomUUID()
    return createDocumentSession<Document>({
      store,
      opened: view,
      session: id,
      outbox: documentOutbox({
        storage: localStorage,
        viewerId: viewer.id,
        documentId: view.id,
        session: id,
      }),
      change: calls.change,
      reload: calls.load,
      onStored(draft, { revision, changed_at: changedAt }) {
        void calls.keep({ draft, revision, changed_at: changedAt })
        refreshSoon()
      },
    })
  })
  useEffect(() => session.receive(view), [session, view])
  useSavingSession(session)
  return session
}
