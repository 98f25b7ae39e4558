import { callOf } from '@chignon/app-kit/data/query-client'
import { useAtomValue } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { useRef } from 'react'
import { loadTyping } from './chat-queries.ts'

// The person sees a sign of typing for a few seconds.
const pauseMs = 4000

/** Shows the person that the academy is typing; `end` once a message was sent, so that the next one shows it at once. */
export function useTypingSignal(id: string) {
  const client = useAtomValue(queryClientAtom)
  const shownAt = useRef(0)
  const show = async () => {
    const now = Date.now()
    if (now - shownAt.current < pauseMs) return
    shownAt.current = now
    try {
      await callOf(client)(await loadTyping(), { params: { id } })
    } catch {
      // It is no loss.
    }
  }
  return {
    show: () => void show(),
    end: () => {
      shownAt.current = 0
    },
  }
}
