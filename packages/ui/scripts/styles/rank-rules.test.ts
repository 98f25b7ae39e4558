import postcss from 'postcss'
import { expect, test } from 'vitest'
import { classesOf, type ClassRule } from './compile-utilities.ts'
import { rankRules } from './rank-rules.ts'

/** The ranks of the classes in a style sheet, used by these modules. */
function ranksOf(css: string, modules: string[]): Record<string, number> {
  const rules: ClassRule[] = []
  postcss.parse(css).walkRules((rule) => {
    rules.push({ owner: classesOf(rule.selector)[0] ?? '', rule, around: [] })
  })
  const ranks = rankRules(
    rules,
    modules.map((tokens) => new Set(tokens.split(' '))),
  )
  return Object.fromEntries([...ranks].map(([{ owner }, rank]) => [owner, rank]))
}

const css = '.p{padding:1px}.px{padding-inline:2px}.px-2{padding-inline:3px}.flex{display:flex}'

test('ranks a longhand above the shorthand of the same module', () => {
  expect(ranksOf(css, ['p px flex'])).toMatchObject({ p: 1, px: 2, flex: 1 })
})

test('gives rules of one kind the same rank', () => {
  expect(ranksOf(css, ['p px', 'px-2'])).toMatchObject({ px: 2, 'px-2': 2 })
})

test('does not rank classes that no module uses together', () => {
  expect(ranksOf(css, ['p', 'px'])).toMatchObject({ p: 1, px: 1 })
})

test('ranks the more specific rule higher, also if it comes first', () => {
  expect(ranksOf(String.raw`.hover\:on:hover{color:red}.red{color:blue}`, ['hover:on red'])).toEqual({
    red: 1,
    'hover:on': 2,
  })
})
