import { maxExcerptLength } from '@chignon/contract/community/community-rules'
import type { WordTrial } from '@chignon/contract/community/listed-word'
import type { Connection } from '../../platform/db/client.ts'
import { hasListedWord } from '../moderation/word-list.rules.ts'
import { listLatestTexts } from './latest-text.queries.ts'

const maxFound = 5

/** What a word or phrase would have held of the latest texts (MODERATION-10). */
export async function tryWord(db: Connection, word: string): Promise<WordTrial> {
  const texts = await listLatestTexts(db)
  const found = texts.filter(({ text }) => hasListedWord(text, [word]))
  return {
    checked_count: texts.length,
    found_count: found.length,
    found: found.slice(0, maxFound).map(({ type, id, text, published_at }) => ({
      subject: type,
      id,
      excerpt: text.slice(0, maxExcerptLength),
      published_at,
    })),
  }
}
