import { expect, test } from 'vitest'
import { releasesWithoutBreaking, type Release, type ReleasedProp } from './breaking-changes.ts'

const prop = (name: string, given: Partial<ReleasedProp> = {}): ReleasedProp => ({
  name,
  type: 'string',
  values: null,
  isRequired: false,
  ...given,
})

const release = (version: string, props: ReleasedProp[] | null): Release => ({
  version,
  components: props ? [{ name: 'Button', entry: '@chignon/ui/button', props }] : [],
})

const size = prop('size', { type: "'small' | 'large'", values: ['"small"', '"large"'] })
const before = [size, prop('label')]

test.each([
  ['nothing', before, 2],
  ['a new optional prop', [...before, prop('hint')], 2],
  ['a new value', [prop('size', { values: [...(size.values ?? []), '"huge"'] }), prop('label')], 2],
  ['a wider type', [size, prop('label', { type: 'string | number' })], 2],
  ['a removed prop', [size], 0],
  ['a renamed prop', [size, prop('text')], 0],
  ['a removed value', [prop('size', { values: ['"small"'] }), prop('label')], 0],
  ['a new required prop', [...before, prop('hint', { isRequired: true })], 0],
  ['a prop that became required', [size, prop('label', { isRequired: true })], 0],
  ['a narrower type', [size, prop('label', { type: '"a"' })], 0],
])('counts the releases without a breaking change after %s', (_, current, count) => {
  const releases = [release('0.2.0', before), release('0.1.0', before)]
  expect(releasesWithoutBreaking('button', releases, release('0.3.0', current))).toBe(count)
})

test('counts only releases after the last breaking change, and none for a new component', () => {
  const releases = [release('0.2.0', before), release('0.1.0', [prop('text')])]
  expect(releasesWithoutBreaking('button', releases, release('0.3.0', before))).toBe(1)
  expect(releasesWithoutBreaking('button', [release('0.2.0', null)], release('0.3.0', before))).toBe(0)
})
