import { findOne, need, wordsOf } from './find-one.ts'

/** What a list of descriptions says of a term. Throws where it does not name it. */
export function valueOf(list: ParentNode, term: string): string {
  const name = findOne(list.querySelectorAll('dt'), 'term', term, wordsOf)
  const value = name.parentElement?.querySelector('dd')
  return wordsOf(need(value, `Nothing is said of “${term}”.`))
}
