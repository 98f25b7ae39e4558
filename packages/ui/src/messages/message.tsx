'use client'
import type { ReactNode } from 'react'
import { useProvidedText } from './use-provided-text.ts'
import type { Value } from './word.ts'

type MessageProps = {
  component: string
  word: string
  values: readonly Value[]
  /** The English text. */
  children: ReactNode
}

/** A text in the language of the nearest `MessagesProvider`, for `messageNodes`. */
export function Message({ component, word, values, children }: MessageProps) {
  // Without an element of its own the text could not be replaced in a page that the browser has translated.
  return <span>{useProvidedText(component, word, values) ?? children}</span>
}
