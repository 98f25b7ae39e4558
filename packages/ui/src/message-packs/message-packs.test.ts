import { expect, test } from 'vitest'
import type { Messages } from '../messages/messages.tsx'
import { de } from './de.ts'
import { es } from './es.ts'
import { fa } from './fa.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { pt } from './pt.ts'

const packs: [locale: string, pack: Messages][] = Object.entries({ de, es, fa, fr, it, pt })

const wordsOf = (pack: Messages) => Object.entries(pack).filter(([component]) => component !== 'locale')

/** The texts of a pack by "component.word", with 3 and 7 in place of placeholders. */
function textsOf(pack: Messages): Map<string, unknown> {
  return new Map(
    wordsOf(pack).flatMap(([component, words]) =>
      Object.entries(words).map(([word, text]: [string, unknown]) => [
        `${component}.${word}`,
        typeof text === 'function' ? text(3, 7) : text,
      ]),
    ),
  )
}

test.each(packs)('%s has the same words as the others, none of them empty', (_, pack) => {
  const texts = textsOf(pack)
  expect([...texts.keys()]).toEqual([...textsOf(de).keys()])
  for (const [name, text] of texts) expect(text, name).toMatch(/\S/)
})

test.each(packs)('%s has its values in every text with placeholders', (_, pack) => {
  const withoutValue = wordsOf(pack).flatMap(([component, words]) =>
    Object.entries(words).flatMap(([word, text]: [string, unknown]) =>
      typeof text === 'function' && !/[3۳]/.test(String(text(3, 7))) ? [`${component}.${word}`] : [],
    ),
  )
  expect(withoutValue).toEqual([])
})

test('fa has Persian digits in texts that it formats itself', () => {
  const formatted = [
    fa.stepper.position(3, 7),
    fa.carousel.position(3, 7),
    fa.examQuestion.position(3, 7),
    fa.attendeeForm.attendee(3),
    fa.multiCombobox.resultCount(37),
  ]
  expect(formatted.join(' ')).not.toMatch(/\d/)
})

test.each(packs)('%s has typographic quotes and apostrophes', (_, pack) => {
  const straight = [...textsOf(pack)].filter(([, text]) => /['"]/.test(String(text)))
  expect(straight).toEqual([])
})

test.each(packs)('%s has its own language tag', (locale, pack) => {
  expect(new Intl.Locale(String(Reflect.get(pack, 'locale'))).language).toBe(locale)
})

test('pt counts zero in the plural, as in Portugal', () => {
  expect(pt.videoPlayer.startsIn('0', 0)).toContain('0 segundos')
  expect(pt.videoPlayer.startsIn('1', 1)).toMatch(/1 segundo$/)
})
