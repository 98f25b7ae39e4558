import type { Locale } from '@chignon/contract/platform/locale'
import type { SearchResult, Suggestion } from '@chignon/contract/catalogue/search'
import { presentCourseCard } from '../card/course-card.present.ts'
import { presentLiveMasterclassCard } from '../live-masterclass/live-masterclass.present.ts'
import { presentOnlineMasterclassCard } from '../card/online-masterclass-card.present.ts'
import { presentProgramCard } from '../card/program-card.present.ts'
import type { CardRows } from './cards.queries.ts'
import type { Entry } from './find-entries.queries.ts'
import type { MatchedWord } from './find-words.ts'
import { markWords } from './mark-words.ts'
import type { SuggestionRow } from './suggest.queries.ts'
import { wordSet, type WordSet } from './word-set.ts'

/** The words to mark in the results: all forms of the matched words. */
export function matchingWords(words: MatchedWord[]): WordSet {
  return wordSet(
    words.flatMap(({ exact, near, parts }) => [...exact, ...near, ...parts.flat()].map(({ word }) => word)),
  )
}

/** The entries as cards, in order. Entries without a card (deleted meanwhile) are left out. */
export function presentResults(
  entries: Entry[],
  cards: CardRows | undefined,
  words: WordSet,
  { locale, now }: { locale: Locale; now: Date },
): SearchResult[] {
  const withMarks = <Card extends { name: string; summary: string }>(card: Card) => ({
    ...card,
    marks: { name: markWords(card.name, words), summary: markWords(card.summary, words) },
  })
  if (!cards) return []
  const results = new Map<string, SearchResult>()
  for (const row of cards.courses) {
    results.set(row.id, { type: 'course', ...withMarks(presentCourseCard(row, now)) })
  }
  for (const row of cards.programs) {
    results.set(row.id, { type: 'program', ...withMarks(presentProgramCard(row, now)) })
  }
  for (const row of cards.liveMasterclasses) {
    results.set(row.id, {
      type: 'live-masterclass',
      ...withMarks(presentLiveMasterclassCard(row, locale, now)),
    })
  }
  for (const row of cards.onlineMasterclasses) {
    results.set(row.id, { type: 'online-masterclass', ...withMarks(presentOnlineMasterclassCard(row, now)) })
  }
  return entries.flatMap(({ id }) => results.get(id) ?? [])
}

/** A suggestion with the marks in its name. */
export function presentSuggestion({ type, slug, name }: SuggestionRow, words: WordSet): Suggestion {
  return { type, slug, name, marks: markWords(name, words) }
}
