import { findOne, need, wordsOf } from './find-one.ts'

/** The value of a term in a description list. Throws if the term is missing. */
export function valueOf(list: ParentNode, term: string): string {
  const name = findOne(list.querySelectorAll('dt'), 'term', term, wordsOf)
  const value = name.parentElement?.querySelector('dd')
  return wordsOf(need(value, `The term “${term}” has no value.`))
}
