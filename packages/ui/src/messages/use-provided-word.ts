'use client'
import { useContext } from 'react'
import { MessagesContext } from './messages-context.ts'
import type { Word, Words } from './word.ts'

/** A word of the nearest `MessagesProvider`; undefined if it has none. */
export function useProvidedWord(component: string, word: string): Word | undefined {
  const messages: { readonly [component: string]: Words | undefined } = useContext(MessagesContext)
  return messages[component]?.[word]
}
