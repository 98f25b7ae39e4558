'use client'
import { useContext } from 'react'
import type { Messages } from './all-messages.ts'
import { overrideTexts, type TextOverrides } from './text-overrides.ts'
import { MessagesContext } from './messages-context.ts'

/**
 * The texts of a client component: from the caller, else from the nearest `MessagesProvider`, else English. Components without
 * 'use client' use `messageNodes`, because server components cannot read a context.
 */
export function useMessages<Component extends keyof Messages>(
  component: Component,
  english: Messages[Component],
  given?: TextOverrides<Messages[Component]>,
): Messages[Component] {
  const provided = useContext(MessagesContext)[component]
  return overrideTexts(overrideTexts(english, provided), given)
}
