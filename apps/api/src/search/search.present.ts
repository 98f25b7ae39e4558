import type { Locale } from '@chignon/contract/locale'
import type { SearchResult, Suggestion } from '@chignon/contract/search'
import { presentCourseCard } from '../course/course.present.ts'
import { presentLiveMasterclassCard } from '../live-masterclass/live-masterclass.present.ts'
import { presentOnlineMasterclassCard } from '../online-masterclass/online-masterclass.present.ts'
import { presentProgramCard } from '../program/program.present.ts'
import type { FoundWord } from './find-words.ts'
import type { Cards } from './cards.queries.ts'
import type { Entry } from './find-entries.ts'
import { markWords } from './mark-words.ts'
import type { SuggestionRow } from './suggest.queries.ts'

/** The words a text is marked at: all forms of what was found, folded. */
export function wordsToMark(words: FoundWord[]): Set<string> {
  return new Set(words.flatMap(({ exact, near }) => [...exact, ...near].map(({ word }) => word)))
}

/** What was found, in its order, as cards; what was deleted meanwhile is left out. */
export function presentHits(
  entries: Entry[],
  cards: Cards,
  words: ReadonlySet<string>,
  { locale, now }: { locale: Locale; now: Date },
): SearchResult[] {
  const marked = <Card extends { name: string; summary: string }>(card: Card) => ({
    ...card,
    marks: { name: markWords(card.name, words), summary: markWords(card.summary, words) },
  })
  const hits = new Map<string, SearchResult>()
  for (const row of cards.courses)
    hits.set(row.id, { type: 'course', ...marked(presentCourseCard(row, now)) })
  for (const row of cards.programs)
    hits.set(row.id, { type: 'program', ...marked(presentProgramCard(row, now)) })
  for (const row of cards.liveMasterclasses) {
    hits.set(row.id, { type: 'live-masterclass', ...marked(presentLiveMasterclassCard(row, locale, now)) })
  }
  for (const row of cards.onlineMasterclasses) {
    hits.set(row.id, { type: 'online-masterclass', ...marked(presentOnlineMasterclassCard(row, now)) })
  }
  return entries.flatMap(({ id }) => hits.get(id) ?? [])
}

/** A suggestion with its name marked. */
export function presentSuggestion(
  { type, slug, name }: SuggestionRow,
  words: ReadonlySet<string>,
): Suggestion {
  return { type, slug, name, marks: markWords(name, words) }
}
