import { callOf } from '@chignon/app-kit/data/query-client'
import { useAtomValue, useSetAtom } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { useEffect, useEffectEvent } from 'react'
import { loadAgain } from '../../lib/load-again.ts'
import { useStartData } from '../../lib/start-data-context.ts'
import { chatNouns, loadAnswer } from './chat-queries.ts'
import { outboxAtom, sendOutboxAtom } from './outbox-atoms.ts'

// The browser may think that it is connected before it is.
const retryMs = 10_000

/** Sends what was written without a connection, as soon as there is one, on every page. */
export function SendOutbox() {
  const client = useAtomValue(queryClientAtom)
  const { viewer } = useStartData()
  const send = useSetAtom(sendOutboxAtom)
  const isWaiting = useAtomValue(outboxAtom).some(({ problem }) => problem === null)
  const sendAll = useEffectEvent(async () => {
    if (!navigator.onLine) return
    const isSent = await send(viewer.id, async ({ conversationId, id, text }) =>
      callOf(client)(await loadAnswer(), { params: { id: conversationId, message: id }, body: { text } }),
    )
    if (isSent) await loadAgain(client, chatNouns)
  })
  useEffect(() => {
    if (!isWaiting) return undefined
    const run = () => void sendAll()
    run()
    const timer = setInterval(run, retryMs)
    window.addEventListener('online', run)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', run)
    }
  }, [isWaiting])
  return null
}
