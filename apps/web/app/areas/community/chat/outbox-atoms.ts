import { chatEndpoints } from '@chignon/contract/community/chat'
import type { Picture } from '@chignon/contract/platform/picture'
import { atom } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { ProblemError } from '@chignon/app-kit/data/problem-error'
import { callOf } from '@chignon/app-kit/data/query-client'

/** A message that is being sent, or that could not be sent. */
export type OutgoingMessage = {
  id: string
  text: string
  /** The uploaded picture, with what it shows. */
  picture: Picture | null
  /** RFC 3339. */
  createdAt: string
  hasFailed: boolean
}

/** How long to wait before each further attempt. */
export const retryPausesMs = [1000, 4000]

const outgoingAtom = atom<readonly OutgoingMessage[]>([])

/** The messages that are not sent yet, oldest first. */
export const outboxAtom = atom((get) => get(outgoingAtom))

const attemptAtom = atom(null, async (get, set, { id, text, picture }: OutgoingMessage) => {
  const client = get(queryClientAtom)
  const body = { text, picture_id: picture?.id, picture_alt: picture?.alt }
  // The id makes it safe to send again: the academy stores a message once (CHAT-5).
  for (const pause of [...retryPausesMs, null]) {
    try {
      await callOf(client)(chatEndpoints.send, { params: { id }, body })
      await client.invalidateQueries({ queryKey: ['chat'] })
      set(outgoingAtom, (all) => all.filter((message) => message.id !== id))
      return
    } catch (error) {
      const isFinal = error instanceof ProblemError && error.status < 500
      if (pause === null || isFinal) break
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  set(outgoingAtom, (all) =>
    all.map((message) => (message.id === id ? { ...message, hasFailed: true } : message)),
  )
})

/** Shows a message at once and sends it. */
export const sendMessageAtom = atom(null, async (_get, set, message: Omit<OutgoingMessage, 'hasFailed'>) => {
  const outgoing = { ...message, hasFailed: false }
  set(outgoingAtom, (all) => [...all, outgoing])
  await set(attemptAtom, outgoing)
})

/** Sends the messages again that could not be sent. */
export const sendAgainAtom = atom(null, async (get, set) => {
  const failed = get(outgoingAtom).filter(({ hasFailed }) => hasFailed)
  set(outgoingAtom, (all) => all.map((message) => ({ ...message, hasFailed: false })))
  for (const message of failed) await set(attemptAtom, message)
})
