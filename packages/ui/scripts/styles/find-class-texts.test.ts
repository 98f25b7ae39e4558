import { expect, test } from 'vitest'
import { findClassTexts } from './find-class-texts.ts'

const known = new Set(['flex', 'hidden', 'p-4', 'text-small'])
const textsIn = (code: string) =>
  findClassTexts(code, 'x.tsx', (token) => known.has(token)).map(({ text }) => text)

test.each([
  ['<p className="flex p-4" />', ['flex p-4']],
  ["<p className={isOpen === 'hidden' ? 'flex' : other} />", ['flex']],
  [
    "cva(['flex'], { variants: { size: { small: 'p-4' } }, defaultVariants: { size: 'flex' } })",
    ['flex', 'p-4'],
  ],
  ["cx('flex' + ' p-4', className)", ['flex', ' p-4']],
  ["const row = 'flex p-4'", ['flex p-4']],
  ["const icon = { className: 'p-4', mode: 'hidden' }", ['p-4']],
  ['<input type="hidden" aria-label="flex p-4" />', []],
  ["import x from 'flex p-4'", []],
  ["track.mode = 'hidden'", []],
])('finds the class names in %s', (code, expected) => {
  expect(textsIn(code)).toEqual(expected)
})
