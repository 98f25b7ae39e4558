'use client'
import { useContext, type ReactNode } from 'react'
import { MessagesContext } from './messages-context.ts'
import { textOf, type Value, type Words } from './word.ts'

/** A text of the nearest `MessagesProvider`; undefined if it has none. */
export function useProvidedText(component: string, word: string, values: readonly Value[]): ReactNode {
  const messages: { readonly [component: string]: Words | undefined } = useContext(MessagesContext)
  return textOf(messages[component]?.[word], values)
}
