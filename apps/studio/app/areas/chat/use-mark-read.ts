import { callOf } from '@chignon/app-kit/data/query-client'
import { useAtomValue } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { useEffect, useRef } from 'react'
import { chatNouns, loadRead } from './chat-queries.ts'

/** Marks a conversation as read while it is on the screen, up to the person’s newest message. */
export function useMarkRead(id: string, newestId: string | undefined): void {
  const client = useAtomValue(queryClientAtom)
  const readId = useRef<string>(undefined)
  useEffect(() => {
    const mark = async () => {
      if (newestId === undefined || newestId === readId.current || document.hidden) return
      readId.current = newestId
      try {
        await callOf(client)(await loadRead(), { params: { id } })
        await Promise.all(chatNouns.map((noun) => client.invalidateQueries({ queryKey: [noun, 'list'] })))
      } catch {
        // It is marked with the next message, or when the page is shown again.
        readId.current = undefined
      }
    }
    const markShown = () => void mark()
    markShown()
    document.addEventListener('visibilitychange', markShown)
    return () => document.removeEventListener('visibilitychange', markShown)
  }, [client, id, newestId])
}
