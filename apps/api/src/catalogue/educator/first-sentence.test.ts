import { expect, test } from 'vitest'
import { firstSentence } from './first-sentence.ts'

test.each([
  ['en', 'I teach cutting in Lisbon. I like a clean guide.', 'I teach cutting in Lisbon.'],
  ['de', 'Ich schneide seit 20 Jahren!\n\nUnd gern.', 'Ich schneide seit 20 Jahren!'],
  ['fa', 'در لیسبون درس می‌دهم. راهنمای تمیز را دوست دارم.', 'در لیسبون درس می‌دهم.'],
  ['en', 'Braids, in\nLyon', 'Braids, in Lyon'],
  ['en', '  \n ', null],
] as const)('in %s, the first sentence of %j is %j', (locale, text, expected) => {
  expect(firstSentence(text, locale)).toBe(expected)
})

test('shortens a long sentence after a word', () => {
  const sentence = firstSentence(`I teach ${'cutting and colouring '.repeat(20)}`, 'en')
  expect(sentence).toMatch(/^I teach cutting .*(cutting|and|colouring)…$/)
  expect(sentence?.length).toBeLessThanOrEqual(200)
})
