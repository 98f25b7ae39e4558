import { describe, expect, it } from 'vitest'
import { safeReturnPath } from './return-path.ts'

const own = 'https://academy.example'

describe('where signing in leads', () => {
  it.each(['/', '/courses/the-anatomy-of-a-perfect-cut', '/educations?search=bob&page=2#results'])(
    'keeps our own %s',
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
  ])('leads home instead of to %j', (address) => {
    expect(safeReturnPath(address)).toBe('/')
  })

  it('leads home where nothing, or a file, was sent', () => {
    for (const value of [null, undefined, new File([], '/profile')]) expect(safeReturnPath(value)).toBe('/')
  })

  it('never leaves the site, as a browser reads addresses', () => {
    const pieces = ['/', '\\', '@', ':', '.', '%2F', '%5C', ' ', '\t', 'evil.example', '?', '#']
    for (const first of pieces)
      for (const second of pieces)
        for (const third of pieces)
          expect(new URL(safeReturnPath(`/${first}${second}${third}`), own).origin).toBe(own)
  })
})
