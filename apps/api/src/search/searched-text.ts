import type { Locale } from '@chignon/contract/locale'
import type { SearchedText } from '@chignon/contract/search'
import type { FoundWord } from './find-words.ts'
import { readWords } from './read-words.ts'

/**
 * What was searched in place of a text. The words of the index are folded, so a correction is written as `texts`, those of
 * what was found, write it: with its accents.
 */
export function searchedText(
  typed: string,
  { words, matched }: { words: FoundWord[]; matched: 'all' | 'some' },
  texts: string[],
  locale: Locale,
): SearchedText {
  const mended = new Map(
    words.flatMap(({ sought, instead }) =>
      instead === undefined ? [] : [[sought.word, { sought, instead: written(instead, texts, locale) }]],
    ),
  )
  // From the end, so that no place moves.
  const text = readWords(typed).reduceRight((whole, { word, start, end }) => {
    const { instead } = mended.get(word) ?? {}
    return instead === undefined ? whole : whole.slice(0, start) + instead + whole.slice(end)
  }, typed)
  const corrections = Array.from(mended.values(), ({ sought: { start, end }, instead }) => ({
    typed: typed.slice(start, end),
    instead,
  }))
  return { text, corrections, matched }
}

/** Whether one of the texts writes a folded word out. */
export function isWritten(word: string, texts: string[]): boolean {
  return texts.some((text) => readWords(text).some((one) => one.word === word))
}

function written(word: string, texts: string[], locale: Locale): string {
  const forms = texts.flatMap((text) =>
    readWords(text)
      .filter((one) => one.word === word)
      .map(({ start, end }) => text.slice(start, end)),
  )
  const inSentence = forms.find((form) => form === form.toLocaleLowerCase(locale))
  // German writes its nouns with a capital; elsewhere one stands at the beginning of a sentence.
  return inSentence ?? (locale === 'de' ? forms[0] : forms[0]?.toLocaleLowerCase(locale)) ?? word
}
