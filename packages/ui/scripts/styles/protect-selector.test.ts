import { expect, test } from 'vitest'
import { protectClass, protectOwn } from './protect-selector.ts'

const id = String.raw`#\#`

test('publishes the names of all classes of a selector and weights the one it is about', () => {
  const selector = String.raw`:is(:where(.group\/card):hover .group-hover\/card\:underline)`
  expect(protectClass(selector, 'group-hover/card:underline', 1)).toBe(
    String.raw`:is(:where(.chn-group\/card):hover .chn-group-hover\/card\:underline:not(${id.repeat(3)}))`,
  )
})

test('a higher rank weighs more', () => {
  const lengths = [1, 2].map((rank) => protectClass('.p-4', 'p-4', rank).length)
  expect(lengths[0]).toBeLessThan(lengths[1] ?? 0)
})

test('a class weighs more than the baseline', () => {
  const count = (selector: string) => selector.split(id).length
  expect(count(protectClass('.p-4', 'p-4', 1))).toBeGreaterThan(count(protectOwn('p.own')))
})

test('writes a baseline rule for several elements as one selector for each', () => {
  const [paragraph, list, ...others] = protectOwn(':is(\n  p,\n  ul\n).own').split(/,(?=p|ul)/)
  expect([paragraph, list]).toEqual([protectOwn('p.own'), protectOwn('ul.own')])
  expect(others).toEqual([])
})
