import { and, type SQL, sql } from '../db/drizzle.ts'
import { users } from '../db/schema/user.ts'
import { containsWords, isIndexed, wordsOf } from '../db/search.ts'

// As in the index. Numbers are typed with and without spaces.
const indexedText = sql`fold_indexed(${users.firstName} || ' ' || ${users.lastName} || ' ' || ${users.email} || ' '
  || replace(coalesce(${users.phone}, ''), ' ', ''))`

const nameAndEmail = sql`fold(${users.firstName} || ' ' || ${users.lastName} || ' ' || ${users.email})`

/** Whether every word of a search is in the name, the e-mail address or the phone number of a user. */
export function isPersonFoundBy(search: string): SQL {
  const isNumber = /^[+\d][\d ]*$/.test(search)
  return containsWords(indexedText, isNumber ? search.replaceAll(' ', '') : search)
}

/** Whether every word of a search is in the name or the e-mail address of a user, for texts that may also be amounts or numbers. */
export function isPersonNamed(search: string): SQL | undefined {
  // The index also finds people by their phone number; the second condition leaves those out.
  const indexed = wordsOf(search).filter(isIndexed)
  return and(
    indexed.length > 0 ? containsWords(indexedText, indexed.join(' ')) : undefined,
    containsWords(nameAndEmail, search),
  )
}
