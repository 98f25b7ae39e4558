import type { ReactNode } from 'react'

/** A value for a placeholder in a text. */
export type Value = string | number

/** A text, or a function for a text with placeholders. Typed as a method, so that the function may take fewer values, or only numbers. */
export type Word = ReactNode | { write(...values: Value[]): ReactNode }['write']

/** The words of a component by their names. */
export type Words = { readonly [word: string]: Word }

/** What the text with placeholders `Text` receives; nothing for a text without. */
export type ValuesOf<Text> = Text extends (...values: infer Values extends Value[]) => ReactNode ? Values : []

/** The text of a word. */
export const textOf = (word: Word, values: readonly Value[]): ReactNode =>
  typeof word === 'function' ? word(...values) : word
