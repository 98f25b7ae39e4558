import { expect, test } from 'vitest'
import { pseudoText } from './pseudolocalize.ts'

test('lengthens and accents words, which stay readable', () => {
  expect(pseudoText('Reserve your seat')).toBe('Rééséérvéé ýóóúúr sééáát')
  expect(pseudoText('صندلی‌تان را رزرو کنید').length).toBeGreaterThan('صندلی‌تان را رزرو کنید'.length * 1.3)
})

test.each(['$385.90', '09:30', '5', '·', ' / '])('keeps text without words: %s', (text) => {
  expect(pseudoText(text)).toBe(text)
})
