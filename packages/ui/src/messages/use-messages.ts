'use client'
import { useContext } from 'react'
import type { Messages } from './all-messages.ts'
import { replaceWords, type GivenWords } from './given-words.ts'
import { MessagesContext } from './messages-context.ts'

/**
 * The words of a client component: the caller's, else those of the nearest `MessagesProvider`, else English. Components without
 * 'use client' use `messageNodes`, because server components cannot read a context.
 */
export function useMessages<Component extends keyof Messages>(
  component: Component,
  english: Messages[Component],
  given?: GivenWords<Messages[Component]>,
): Messages[Component] {
  const provided = useContext(MessagesContext)[component]
  return replaceWords(replaceWords(english, provided), given)
}
