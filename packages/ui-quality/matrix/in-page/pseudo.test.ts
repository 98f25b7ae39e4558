import { expect, test } from 'vitest'
import { pseudo } from './pseudo.ts'

test('words become longer and accented, and can still be read', () => {
  expect(pseudo('Reserve your seat')).toBe('Rééséérvéé ýóóúúr sééáát')
  expect(pseudo('صندلی‌تان را رزرو کنید').length).toBeGreaterThan('صندلی‌تان را رزرو کنید'.length * 1.3)
})

test.each(['$385.90', '09:30', '5', '·', ' / '])('what has no words stays: %s', (text) => {
  expect(pseudo(text)).toBe(text)
})
