import { describe, expect, it } from 'vitest'
import { safeReturnPath } from './return-path.ts'

const own = 'https://academy.example'

describe('safeReturnPath', () => {
  it.each(['/', '/courses/the-anatomy-of-a-perfect-cut', '/educations?search=bob&page=2#results'])(
    'keeps %s',
    (path) => {
      expect(safeReturnPath(path)).toBe(path)
    },
  )

  it.each([
    'https://evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    ' //evil.example',
    'javascript:alert(1)',
    'data:text/html,hello',
    'evil.example',
    '',
    '/caf\u00E9\r\nSet-Cookie: session=mine',
  ])('returns / for %j', (address) => {
    expect(safeReturnPath(address)).toBe('/')
  })

  it('returns / for no value or a file', () => {
    for (const value of [null, undefined, new File([], '/profile')]) expect(safeReturnPath(value)).toBe('/')
  })

  it('never resolves to another origin', () => {
    const pieces = ['/', '\\', '@', ':', '.', '%2F', '%5C', ' ', '\t', 'evil.example', '?', '#']
    for (const first of pieces)
      for (const second of pieces)
        for (const third of pieces)
          expect(new URL(safeReturnPath(`/${first}${second}${third}`), own).origin).toBe(own)
  })
})
