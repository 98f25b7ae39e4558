import { seededRandom, type SeededRandom } from '../seeded-random.ts'
import { languages, type Vocabularies } from './fill-feed.ts'

/** A request of the feed: its query and the language of the viewer. */
export type FeedQuery = { query: string; locale: string }

const queriesPerKind = 150
// Ranks in the vocabulary: about one post in three has a common word, one in fifty a usual one, one in a thousand a rare one.
const common = [5, 60] as const
const usual = [60, 1000] as const
const rare = [1000, 10_000] as const

/** Requests of the feed by kind: pages, filters and searches. */
export function feedQueries(
  vocabularies: Vocabularies,
  categories: readonly string[],
): [string, FeedQuery[]][] {
  const random = seededRandom(17)
  const types = ['article', 'image', 'video', 'question']
  const fixed = (queries: string[]) => queries.map((query) => ({ query, locale: 'en' }))
  return [
    ['page 1', fixed([''])],
    ['page 100', fixed(['page=100'])],
    ['a category', fixed(categories.map((slug) => `category[0]=${slug}`))],
    ['two categories', fixed(categories.map((slug) => `category[0]=${slug}&category[1]=${categories[0]}`))],
    ['a type', fixed(types.map((type) => `type[0]=${type}`))],
    [
      'a category and a type',
      fixed(categories.flatMap((slug) => types.map((type) => `category[0]=${slug}&type[0]=${type}`))),
    ],
    ...searches(vocabularies, random),
  ]
}

function searches(vocabularies: Vocabularies, random: SeededRandom): [string, FeedQuery[]][] {
  const from = ([first, end]: readonly [number, number], words: string[]) =>
    random.pick(words.slice(first, end).filter((word) => word.length > 2))
  const kinds: [string, (words: string[]) => string][] = [
    ['a common word', (words) => from(common, words)],
    ['a usual word', (words) => from(usual, words)],
    ['a rare word', (words) => from(rare, words)],
    ['part of a word', (words) => from(usual, words).slice(0, 4)],
    ['two words', (words) => `${from(random.next() < 0.5 ? common : usual, words)} ${from(usual, words)}`],
    ['two common words', (words) => `${from(common, words)} ${from(common, words)}`],
    ['no result', () => Array.from({ length: 9 }, () => random.pick(Array.from('qxzjwvk'))).join('')],
  ]
  return kinds.map(([kind, textOf]) => [
    kind,
    Array.from({ length: queriesPerKind }, (_, place) => {
      const locale = languages[place % languages.length] ?? languages[0]
      return { query: `search=${encodeURIComponent(textOf(vocabularies.get(locale) ?? []))}`, locale }
    }),
  ])
}
