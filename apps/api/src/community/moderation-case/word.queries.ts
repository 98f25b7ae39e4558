import type { Locale } from '@chignon/contract/platform/locale'
import { and, asc, count, eq, sql } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { paginate, totalOf, type PageParams } from '../../platform/db/page.ts'
import { listedWords } from '../../platform/db/schema/moderation.ts'
import { containsWords } from '../../platform/db/search.ts'

/** A page of the word list, of one language or all, with what is searched for. */
export function listListedWords(
  db: Connection,
  { locale, search }: { locale?: Locale | undefined; search?: string | undefined },
  pageParams: PageParams,
) {
  const where = and(
    locale === undefined ? undefined : eq(listedWords.locale, locale),
    search ? containsWords(sql`fold(${listedWords.word})`, search) : undefined,
  )
  const counted = db.select({ total: count() }).from(listedWords).where(where)
  const rows = db
    .select({
      id: listedWords.id,
      locale: listedWords.locale,
      word: listedWords.word,
      total: totalOf(counted),
    })
    .from(listedWords)
    .where(where)
    .orderBy(asc(listedWords.locale), asc(listedWords.word))
  return paginate(pageParams, rows, counted)
}

/** Adds a word to the list; returns the entry, also if it was there. */
export async function addListedWord(
  db: Connection,
  { locale, word }: { locale: Locale; word: string },
  createdAt: Date,
) {
  const [row] = await db
    .insert(listedWords)
    .values({ locale, word, createdAt })
    .onConflictDoUpdate({ target: [listedWords.locale, listedWords.word], set: { word } })
    .returning()
  if (!row) throw new Error('The word was not stored.')
  return row
}

/** Removes a word; returns it, or undefined if there is none. */
export async function deleteListedWord(db: Connection, id: string) {
  const [row] = await db.delete(listedWords).where(eq(listedWords.id, id)).returning()
  return row
}
