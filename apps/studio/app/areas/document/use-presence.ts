import type { DocumentPresence } from '@chignon/contract/platform/document'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useStore } from 'jotai'
import { useEffect, useRef } from 'react'
import type { FieldSession } from './document-context.ts'

/** Milliseconds between two signs of life. */
const interval = 20_000

/** Milliseconds that the cursor stays in a field before colleagues hear of it. */
const pause = 800

type PresenceOptions = {
  /** The id of the document, by which live events ask for it again. */
  id: string
  /** Where its calls begin: `courses/<id>`. */
  address: string
  session: Pick<FieldSession, 'focusedAtom'>
  /** Says where the viewer is; resolves to who else has the document open. */
  send: (path: string | null) => Promise<DocumentPresence[]>
}

/** Who else has the document open, and where; they see the same of the viewer (DOCUMENT-6). */
export function usePresence({ id, address, session, send }: PresenceOptions): readonly DocumentPresence[] {
  const client = useQueryClient()
  const store = useStore()
  const path = useRef<string | null>(null)
  const { data } = useQuery({
    queryKey: ['document-presence', id],
    queryFn: () => send(path.current),
    refetchInterval: interval,
    staleTime: 0,
  })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const unsubscribe = store.sub(session.focusedAtom, () => {
      const focused = store.get(session.focusedAtom)
      // Who leaves a field for another page or window still is at that part.
      if (focused === null || focused === path.current) return
      path.current = focused
      clearTimeout(timer)
      timer = setTimeout(() => void client.invalidateQueries({ queryKey: ['document-presence', id] }), pause)
    })
    return () => {
      clearTimeout(timer)
      unsubscribe()
    }
  }, [client, store, session, id])
  useEffect(() => {
    const leave = () => leaveDocument(address)
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      client.removeQueries({ queryKey: ['document-presence', id] })
      leave()
    }
  }, [client, id, address])
  return data ?? none
}

const none: readonly DocumentPresence[] = []

// A call with `keepalive` outlives the page; if it is lost, the presence ends by itself.
function leaveDocument(address: string): void {
  void fetch(`/bff/staff/${address}/presence`, { method: 'DELETE', keepalive: true }).catch(() => null)
}
