import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { componentsOf, isRequired, ownProps, programOf } from '../../ui/scripts/manifest/program.ts'
import type { Manifest } from '../../ui/scripts/manifest/types.ts'
import { dist } from '../../ui/scripts/paths.ts'
import { entryNames } from './built-package.ts'

/** Props with the same meaning in HTML or in every component. */
const selfExplanatory = new Set(
  'alt children className disabled height href id items label name placeholder src text title type value width hint'.split(
    ' ',
  ),
)

const manifest: Manifest = JSON.parse(await readFile(path.join(dist, 'manifest.json'), 'utf8'))

// Compared with the built type declarations, which consumers get.
const entries = new Set((await entryNames()).filter((entry) => !entry.includes('/')))
const declarations: { entry: string; file: string }[] = []
for await (const file of glob('*/*.d.ts', { cwd: dist })) {
  const entry = path.dirname(file)
  if (entries.has(entry) && path.basename(file) === `${entry}.d.ts`)
    declarations.push({ entry, file: path.join(dist, file) })
}
const program = programOf(declarations.map(({ file }) => file))
const built = declarations.flatMap(({ entry, file }) =>
  componentsOf(program, file).map((component) => ({ entry, component })),
)

const nameOf = ({ entry, name }: { entry: string; name: string }) => `${entry} ${name}`

test('lists exactly the exported components', () => {
  const exported = built.map(({ entry, component }) =>
    nameOf({ entry: `@chignon/ui/${entry}`, name: component.name }),
  )
  expect(manifest.components.map(nameOf).toSorted()).toEqual(exported.toSorted())
})

test.each(manifest.components)(
  '$name: lists the props of its types, and which are required',
  ({ name, entry, props }) => {
    const found = built.find(
      (candidate) => candidate.component.name === name && `@chignon/ui/${candidate.entry}` === entry,
    )
    const format = (prop: string, required: boolean) => `${prop}${required ? '' : '?'}`
    const typed = found
      ? ownProps(program, found.component).map((prop) => format(prop.name, isRequired(prop)))
      : []
    expect(props.map((prop) => format(prop.name, prop.isRequired)).toSorted()).toEqual(typed.toSorted())
  },
)

test('has a description for every component and every prop that needs one', () => {
  const undescribed = manifest.components.flatMap((component) => [
    ...(component.description ? [] : [component.name]),
    // The values of an enumeration describe it.
    ...component.props
      .filter(({ name, description, values }) => !description && !values && !selfExplanatory.has(name))
      .map(({ name }) => `${component.name}: ${name}`),
  ])
  expect(undescribed).toEqual([])
})

/** Numbers without a unit, and why. */
const unitless = new Map<string, string>([
  ['Carousel: value', 'an index'],
  ['Carousel: defaultValue', 'an index'],
  ['DrawingLayer: lineWidth', 'a share of the picture’s width'],
  ['ExamQuestion: position', 'an index'],
  ['FormErrorSummary: attempt', 'any value that changes'],
  ['Pagination: page', 'an index'],
  ['ProgressBar: value', 'the app decides what it counts'],
  ['ProgressBar: max', 'the app decides what it counts'],
  ...['NumberField', 'RangeSlider', 'Slider'].flatMap((name) =>
    ['defaultValue', 'max', 'min', 'step', 'value']
      .filter((prop) => name !== 'RangeSlider' || !prop.toLowerCase().endsWith('value'))
      .map((prop) => [`${name}: ${prop}`, 'the app decides what it counts'] as const),
  ),
])

test('has a unit for every number, or a reason to have none', () => {
  const withoutUnit = manifest.components.flatMap(({ name, props }) =>
    props
      .filter(({ type, unit }) => /\bnumber\b/.test(type) && !type.includes('=>') && unit === null)
      .map((prop) => `${name}: ${prop.name}`),
  )
  expect(withoutUnit.toSorted()).toEqual([...unitless.keys()].toSorted())
})

test('reads the unit of a number', () => {
  const duration = manifest.components
    .find(({ name }) => name === 'Toaster')
    ?.props.find(({ name }) => name === 'duration')
  expect(duration).toMatchObject({ type: 'number', default: '3000', unit: 'ms', isRequired: false })
})
