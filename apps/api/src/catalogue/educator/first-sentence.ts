import type { Locale } from '@chignon/contract/platform/locale'

const maxLength = 200

/** The first sentence of a text; null without one. A sentence of more than 200 characters ends after a word with an ellipsis. */
export function firstSentence(text: string, locale: Locale): string | null {
  const [paragraph = ''] = text.trim().split(/\n\s*\n/)
  // The segmenter ends a sentence at each line.
  const line = paragraph.replaceAll(/\s+/g, ' ')
  const [first] = new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(line)
  const sentence = first?.segment.trim()
  if (!sentence) return null
  return sentence.length <= maxLength ? sentence : shortened(sentence, locale)
}

function shortened(sentence: string, locale: Locale): string {
  let end = 0
  for (const { index, segment, isWordLike } of new Intl.Segmenter(locale, { granularity: 'word' }).segment(
    sentence,
  )) {
    if (index + segment.length >= maxLength) break
    if (isWordLike) end = index + segment.length
  }
  return `${sentence.slice(0, end)}…`
}
