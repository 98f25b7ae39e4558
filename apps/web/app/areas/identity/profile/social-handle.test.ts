import { expect, it } from 'vitest'
import { socialHandle } from './social-handle.ts'

it.each([
  ['https://instagram.example/ines.corta', '@ines.corta'],
  ['https://youtube.example/@ines/', '@ines'],
  ['https://pinterest.example/a/b?x=1#y', '@b'],
  ['https://example.com/', undefined],
  ['no address', undefined],
])('returns the handle of %s: %s', (url, handle) => {
  expect(socialHandle(url)).toBe(handle)
})
