'use client'
import type { ReactNode } from 'react'
import type { PartialMessages } from './all-messages.ts'
import { MessagesContext } from './messages-context.ts'

export type { Messages, PartialMessages } from './all-messages.ts'

export type MessagesProviderProps = {
  /**
   * A pack (`import { fa } from '@chignon/ui/messages/fa'`), or your own texts by component and word. What it leaves out is in English;
   * `labels` of a component replace it.
   */
  messages: PartialMessages
  children?: ReactNode
}

/** Sets the texts of the components inside it. Place it around the app, or around a part in another language. */
export function MessagesProvider({ messages, children }: MessagesProviderProps) {
  return <MessagesContext value={messages}>{children}</MessagesContext>
}
