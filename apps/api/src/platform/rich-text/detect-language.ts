import { directionOf, type Locale } from '@chignon/contract/platform/locale'

// The most frequent words that the others of these languages lack.
const frequentWords: Record<Exclude<Locale, 'fa'>, string> = {
  en: 'the and is are was you your with this that have for my it what how not can very so but from they been',
  de: 'und der die das ist nicht ich du mit für auf ein eine wie sehr auch bei habe mein dein wir noch sind war aber',
  es: 'el los las y es muy para con una pero qué cómo mi tu más gracias yo también está son del lo muchas',
  it: 'il gli e è molto per con una ma che come mio tuo più grazie anche sono della di non ho questo perché',
  fr: 'le les et est très pour avec une mais que comment mon ton plus merci je vous aussi sont des du pas cette ça',
  pt: 'o os e é muito para com uma mas que como meu teu mais obrigado obrigada também são do da não isto está',
}

const wordsOf = new Map(
  Object.entries(frequentWords).map(([locale, words]) => [locale, new Set(words.split(' '))]),
)

/**
 * The language of a text by people: by its script and its frequent words, and `fallback` if these do not tell (COMMENT-2).
 */
export function detectLanguage(text: string, fallback: Locale): Locale {
  const arabic = text.match(/\p{Script=Arabic}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (arabic > latin) return 'fa'
  if (latin === 0) return fallback
  const isLatin = directionOf(fallback) === 'ltr'
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const scored = Object.keys(frequentWords).map((locale) => ({
    locale,
    // The language of the page decides between equals.
    score: words.filter((word) => wordsOf.get(locale)?.has(word)).length + (locale === fallback ? 0.5 : 0),
  }))
  const best = scored.toSorted((a, b) => b.score - a.score)[0]
  return best && best.score >= 1 && isKey(best.locale) ? best.locale : isLatin ? fallback : 'en'
}

function isKey(locale: string): locale is keyof typeof frequentWords {
  return Object.hasOwn(frequentWords, locale)
}
