'use client'
import type { ReactNode } from 'react'
import { useProvidedWord } from './use-provided-word.ts'
import { textOf, type Value } from './word.ts'

type MessageProps = {
  component: string
  word: string
  values: readonly Value[]
  /** The English text. */
  children: ReactNode
}

/** A word in the language of the nearest `MessagesProvider`, for `messageNodes`. */
export function Message({ component, word, values, children }: MessageProps) {
  const found = useProvidedWord(component, word)
  // Without an element of its own the text could not be replaced in a page that the browser has translated.
  return <span>{found === undefined ? children : textOf(found, values)}</span>
}
