import { useEffect, useState } from 'react'
import { useStartData } from '../../lib/start-data-context.ts'
import { afterSending, attemptOf, draftKey, readDraft, writeDraft, type Attempt } from './chat-draft.ts'

/** A note that the person writes in a conversation, kept in this browser until it is saved. */
export function useLocalDraft(conversationId: string) {
  const { viewer } = useStartData()
  const key = draftKey(viewer.id, conversationId)
  const [draft, setDraft] = useState(() => readDraft(localStorage, key))
  useEffect(() => writeDraft(localStorage, key, draft), [key, draft])
  return {
    text: draft.text,
    setText: (text: string) => setDraft((before) => ({ ...before, text })),
    /** The message to send; pressing again without an answer sends the same one. */
    begin: (): Attempt => {
      const attempt = attemptOf(draft, () => crypto.randomUUID())
      setDraft((before) => ({ ...before, attempt }))
      return attempt
    },
    /** It has arrived. */
    finish: ({ text: sent }: Attempt) =>
      setDraft((before) => ({ ...before, text: afterSending(before.text, sent), attempt: null })),
  }
}
