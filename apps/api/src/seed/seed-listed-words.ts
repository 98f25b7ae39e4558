import { locales } from '@chignon/contract/platform/locale'
import { listedWords } from '../platform/db/schema/moderation.ts'
import type { SeedContext } from './seed-context.ts'

/** Inserts the word list of every language. */
export async function seedListedWords({ db, sample }: SeedContext): Promise<void> {
  await db
    .insert(listedWords)
    .values(locales.flatMap((locale) => sample.listedWords[locale].map((word) => ({ locale, word }))))
}
