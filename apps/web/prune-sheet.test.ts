import { expect, it } from 'vitest'
import { pruneSheet } from './prune-sheet.ts'

it('keeps rules whose classes are all used, and rules without classes', () => {
  const css = 'a{color:red}.flex{display:flex}.grid{display:grid}.flex .grid{gap:0}'
  expect(pruneSheet(css, new Set(['flex']))).toBe('a{color:red}.flex{display:flex}')
})

it('removes single selectors of a list', () => {
  expect(pruneSheet('.a,.b{gap:0}', new Set(['b']))).toBe('.b{gap:0}')
})

it('reads escaped class names', () => {
  const css = String.raw`.md\:gap-2\.5{gap:1px}.\[\&\>svg\]\:size-4>svg{width:1rem}.\32 xl\:p-1{padding:1px}`
  expect(pruneSheet(css, new Set(['md:gap-2.5', '[&>svg]:size-4', '2xl:p-1']))).toBe(css)
})

it('removes layers and conditions that have become empty, and nested rules with their parent', () => {
  const css = '@layer utilities{@media print{.a{gap:0}}.b{&:hover{gap:0}}.c{&:hover{gap:1px}}}'
  expect(pruneSheet(css, new Set(['c']))).toBe('@layer utilities{.c{&:hover{gap:1px}}}')
})

it('keeps keyframes and registered properties that a remaining rule uses', () => {
  const css =
    '.a{animation:spin 1s}.b{animation:pulse 1s;color:var(--tw-b)}@keyframes spin{to{rotate:1turn}}@keyframes pulse{50%{opacity:.5}}' +
    '@property --tw-b{syntax:"*";inherits:false}'
  expect(pruneSheet(css, new Set(['a']))).toBe('.a{animation:spin 1s}@keyframes spin{to{rotate:1turn}}')
})

it('removes custom properties that nothing mentions, and those that only they mention', () => {
  const css = ':root{--a:1px;--b:var(--a);--c:var(--b);--d:2px;--e:3px}.gap{gap:var(--d)}'
  expect(pruneSheet(css, new Set(['gap', '--e']))).toBe(':root{--d:2px;--e:3px}.gap{gap:var(--d)}')
})

it('removes comments, unused page types, and a condition that is always true', () => {
  const css =
    '/*! a */.a{page:card}@page card{size:a5}@page poster{size:a3}@page{margin:0}' +
    '@supports (color:color-mix(in lab, red, red)){.a{color:red}}'
  expect(pruneSheet(css, new Set(['a']))).toBe('.a{page:card}@page card{size:a5}@page{margin:0}.a{color:red}')
})

it('removes declarations that their rule repeats, and keeps fallbacks', () => {
  const css = '.a{-webkit-mask:none;-webkit-mask:none;mask:none;color:red;color:oklch(60% .2 20)}'
  expect(pruneSheet(css, new Set(['a']))).toBe(
    '.a{-webkit-mask:none;mask:none;color:red;color:oklch(60% .2 20)}',
  )
})
