import { useSetAtom } from 'jotai'
import { useStartData } from '../../lib/start-data-context.ts'
import type { Attempt } from './chat-draft.ts'
import { outboxAtom } from './outbox-atoms.ts'

/** Queues an answer until there is a connection. */
export function useQueueMessage(conversationId: string) {
  const { viewer } = useStartData()
  const change = useSetAtom(outboxAtom)
  return ({ id, text }: Attempt) =>
    change((queued) => [...queued, { viewerId: viewer.id, conversationId, id, text, problem: null }])
}
