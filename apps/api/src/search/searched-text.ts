import type { Locale, SearchedText } from '@chignon/contract'
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
  const mended = words.flatMap(({ sought, instead }) =>
    instead === undefined
      ? []
      : [
          {
            ...sought,
            typed: typed.slice(sought.start, sought.end),
            instead: written(instead, texts, locale),
          },
        ],
  )
  const text = mended
    .toSorted((one, other) => other.start - one.start)
    .reduce((whole, { start, end, instead }) => whole.slice(0, start) + instead + whole.slice(end), typed)
  return { text, corrections: mended.map(({ typed: word, instead }) => ({ typed: word, instead })), matched }
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
