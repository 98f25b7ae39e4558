import { expect, test } from 'vitest'
import { guardRules, publishOwn, renameClasses } from './protect-selector.ts'

test('publishes the names of all classes of a selector', () => {
  expect(renameClasses(String.raw`:is(:where(.group\/card):hover .group-hover\/card\:underline)`)).toBe(
    String.raw`:is(:where(.chn-group\/card):hover .chn-group-hover\/card\:underline)`,
  )
})

test('writes a baseline rule for several elements as one selector for each', () => {
  const [paragraph, list, ...others] = publishOwn(':is(\n  p,\n  ul\n).own').split(/,(?=p|ul)/)
  expect([paragraph, list]).toEqual([publishOwn('p.own'), publishOwn('ul.own')])
  expect(others).toEqual([])
})

test('goes back to the layers with more weight on elements without a class of the page', () => {
  const [strong, weak] = [String.raw`[class^=chn-]:not(#\##\#)`, ':not(_ _ _ _ _ _ _ _)']
  const rules = guardRules(['::before'])
  expect(rules).toContain(`${strong}{appearance:revert-layer;`)
  expect(rules).toContain(`${weak}{all:revert-layer}`)
  expect(rules).toContain(`[class*="before:"]${strong}::before{all:revert-layer}`)
})

test('creates a first letter only for elements with a class for it', () => {
  const selectors = guardRules(['::first-letter'])
    .split('}')
    .filter((rule) => rule.includes('::first-letter'))
  expect(selectors).toHaveLength(2)
  for (const selector of selectors) expect(selector).toMatch(/^\[class\*="first-letter:"\]/)
})
