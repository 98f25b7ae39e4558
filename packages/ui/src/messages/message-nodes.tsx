import type { ReactNode } from 'react'
import type { Messages } from './all-messages.ts'
import type { TextOverrides } from './text-overrides.ts'
import { Message } from './message.tsx'
import { textOf, type ValuesOf, type Words } from './word.ts'

/**
 * The texts of a component without 'use client', as nodes: from the caller, else from the nearest `MessagesProvider`, else English.
 * A server component cannot read a context, so each word is a small client component that does.
 */
export function messageNodes<Component extends keyof Messages>(
  component: Component,
  english: Messages[Component] & Words,
  given: TextOverrides<Messages[Component]> & { readonly [word: string]: Words[string] } = {},
) {
  return <Name extends keyof Messages[Component] & string>(
    word: Name,
    ...values: ValuesOf<Messages[Component][Name]>
  ): ReactNode => {
    const text = given[word]
    return text === undefined ? (
      <Message component={component} word={word} values={values}>
        {textOf(english[word], values)}
      </Message>
    ) : (
      // In an element, as in `Message`.
      <span>{textOf(text, values)}</span>
    )
  }
}
