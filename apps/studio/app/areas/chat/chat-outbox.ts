import { ProblemError } from '@chignon/app-kit/data/problem-error'
import * as z from 'zod/mini'

const queuedMessage = z.object({
  viewerId: z.string(),
  conversationId: z.string(),
  /** Chosen once, so that sending again sends nothing twice. */
  id: z.string(),
  text: z.string(),
  /** What the server said, if it does not take the message. */
  problem: z.nullable(z.string()),
})

/** An answer that was written without a connection. */
export type QueuedMessage = z.infer<typeof queuedMessage>

export const outboxKey = 'chignon-chat-outbox'

/** Reads the answers that wait for a connection; none if there is nothing, or something else. */
export function readOutbox(stored: string | null): QueuedMessage[] {
  try {
    return z.array(queuedMessage).parse(JSON.parse(stored ?? '[]'))
  } catch {
    return []
  }
}

/**
 * Sends the queued answers in order and returns what is left: all from the first that did not arrive on, and those that the server does
 * not take, with its reason.
 */
export async function sendQueued(
  queued: readonly QueuedMessage[],
  send: (message: QueuedMessage) => Promise<unknown>,
): Promise<QueuedMessage[]> {
  const left: QueuedMessage[] = []
  for (const [index, message] of queued.entries()) {
    if (message.problem !== null) {
      left.push(message)
      continue
    }
    try {
      await send(message)
    } catch (error) {
      const isRefused = error instanceof ProblemError && error.status < 500 && error.status !== 429
      if (!isRefused) return [...left, ...queued.slice(index)]
      left.push({ ...message, problem: error.message })
    }
  }
  return left
}
