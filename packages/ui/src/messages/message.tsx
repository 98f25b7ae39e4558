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
  // React cannot update a bare text node after the browser has translated the page, so the text has its own element.
  return <span>{useProvidedText(component, word, values) ?? children}</span>
}
