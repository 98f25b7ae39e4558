import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { argTypesOf } from '../../../.storybook/arg-types.tsx'
import type { Manifest, ManifestProp } from '../../ui/scripts/manifest/types.ts'
import { dist } from '../../ui/scripts/paths.ts'

const { components }: Manifest = JSON.parse(await readFile(path.join(dist, 'manifest.json'), 'utf8'))

const prop = (given: Partial<ManifestProp>): ManifestProp => ({
  name: 'it',
  type: 'string',
  values: null,
  isRequired: false,
  description: '',
  default: null,
  unit: null,
  ...given,
})

const controlOf = (given: Partial<ManifestProp>, initial?: unknown) =>
  argTypesOf([prop(given)], { it: initial })['it']

test('every prop has a control in Storybook, except functions, elements and refs', () => {
  const without = components.flatMap(({ name, props }) => {
    const argTypes = argTypesOf(props, {})
    return props
      .filter((prop) => argTypes[prop.name]?.control === false && !/=>|Element|Ref</.test(prop.type))
      .map((prop) => `${name}.${prop.name}: ${prop.type}`)
  })
  expect(without).toEqual([])
})

test('offers the values of a choice', () => {
  expect(controlOf({ values: ['"large"', '"small"'] })).toMatchObject({ options: ['large', 'small'] })
  expect(controlOf({ values: ['2', '3'] })).toMatchObject({ options: [2, 3] })
})

test('offers a link that can be removed', () => {
  expect(controlOf({ type: 'LinkElement' })).toMatchObject({ options: ['none', 'link'] })
})

test('offers JSON for data, not for objects with functions or elements', () => {
  const items = (item: object) => controlOf({ type: 'readonly Item[]' }, [item])
  expect(items({ id: 'a', count: 1 })).toMatchObject({ control: { type: 'object' } })
  expect(items({ id: 'a', format: () => 'a' })).toMatchObject({ control: false })
  expect(items({ id: 'a', link: { $$typeof: Symbol.for('react.transitional.element') } })).toMatchObject({
    control: false,
  })
})
