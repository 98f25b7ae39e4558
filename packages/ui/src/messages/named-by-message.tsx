'use client'
import { Children, cloneElement, isValidElement, type ReactNode } from 'react'
import type { Messages } from './all-messages.ts'
import { useProvidedText } from './use-provided-text.ts'
import type { Value } from './word.ts'

type NamedByMessageProps<Component extends keyof Messages> = {
  component: Component
  word: keyof Messages[Component] & string
  /** The value for the placeholder, if the text has one. */
  value?: Value | undefined
  /** The caller's name, which no message replaces. */
  given: string | undefined
  /** One element, with the caller's name or the English one. */
  children: ReactNode
}

/**
 * Names an element of a component without 'use client' in the language of the nearest `MessagesProvider`: sets its `aria-label`, which
 * a server component could not.
 */
export function NamedByMessage<Component extends keyof Messages>({
  component,
  word,
  value = '',
  given,
  children,
}: NamedByMessageProps<Component>) {
  const text = useProvidedText(component, word, [value])
  // Also unwraps lazy children: server components pass elements to client components in that form.
  const [child] = Children.toArray(children)
  return given === undefined && text && isValidElement<{ 'aria-label': ReactNode }>(child)
    ? cloneElement(child, { 'aria-label': text })
    : children
}
