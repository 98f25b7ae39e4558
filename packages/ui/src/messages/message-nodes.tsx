import type { ReactNode } from 'react'
import type { Messages } from './all-messages.ts'
import type { GivenWords } from './given-words.ts'
import { Message } from './message.tsx'
import { textOf, type ValuesOf, type Words } from './word.ts'

/**
 * The words of a component without 'use client', as nodes: the caller's, else those of the nearest `MessagesProvider`, else English.
 * A server component cannot read a context, so each word is a small client component that does.
 */
export function messageNodes<Component extends keyof Messages>(
  component: Component,
  english: Messages[Component] & Words,
  given: GivenWords<Messages[Component]> & { readonly [word: string]: Words[string] } = {},
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
