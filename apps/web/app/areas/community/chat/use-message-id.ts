import { useState } from 'react'

/**
 * The id of the message that is being written: the page's new id, kept while the page loads again, until the message is among the
 * sent ones.
 */
export function useMessageId(newId: string, messages: readonly { id: string }[]): string {
  const [id, setId] = useState(newId)
  const isSent = messages.some((message) => message.id === id)
  if (isSent && id !== newId) setId(newId)
  return isSent ? newId : id
}
