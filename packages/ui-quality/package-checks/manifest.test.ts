import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { componentsOf, isRequired, ownProps, programOf } from '../../ui/scripts/manifest/program.ts'
import type { Manifest } from '../../ui/scripts/manifest/types.ts'
import { dist } from '../../ui/scripts/paths.ts'
import { entryNames } from './built-package.ts'

/** Names that HTML or every component of ours gives the same meaning. */
const selfExplanatory = new Set(
  'alt children className disabled height href id items label name placeholder required src text title type value width hint isOpen'.split(
    ' ',
  ),
)

const manifest: Manifest = JSON.parse(await readFile(path.join(dist, 'manifest.json'), 'utf8'))

// The other side of the comparison is what consumers get: the built declarations.
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

test('the manifest lists every exported component and no other', () => {
  const exported = built.map(({ entry, component }) =>
    nameOf({ entry: `@chignon/ui/${entry}`, name: component.name }),
  )
  expect(manifest.components.map(nameOf).toSorted()).toEqual(exported.toSorted())
})

test.each(manifest.components)(
  '$name: every prop of its types, required where they say so',
  ({ name, entry, props }) => {
    const found = built.find((one) => one.component.name === name && `@chignon/ui/${one.entry}` === entry)
    const said = (prop: string, required: boolean) => `${prop}${required ? '' : '?'}`
    const typed = found
      ? ownProps(program, found.component).map((prop) => said(prop.name, isRequired(prop)))
      : []
    expect(props.map((prop) => said(prop.name, prop.isRequired)).toSorted()).toEqual(typed.toSorted())
  },
)

test('every component and every prop whose name does not say it all is described', () => {
  const unsaid = manifest.components.flatMap((component) => [
    ...(component.description ? [] : [component.name]),
    // A choice among words is described by them.
    ...component.props
      .filter(({ name, description, values }) => !description && !values && !selfExplanatory.has(name))
      .map(({ name }) => `${component.name}: ${name}`),
  ])
  expect(unsaid).toEqual([])
})

/** Numbers that have no unit, and why. */
const unitless = new Map([
  ['ExamQuestion: position', 'a place in a row'],
  ['Pagination: page', 'a place in a row'],
  ['ProgressBar: value', 'whatever its owner counts'],
  ['ProgressBar: max', 'whatever its owner counts'],
])

test('every number has a unit, or a reason to have none', () => {
  const bare = manifest.components.flatMap(({ name, props }) =>
    props
      .filter(({ type, unit }) => /\bnumber\b/.test(type) && !type.includes('=>') && unit === null)
      .map((prop) => `${name}: ${prop.name}`),
  )
  expect(bare.toSorted()).toEqual([...unitless.keys()].toSorted())
})

test('a number with a unit says which', () => {
  const duration = manifest.components
    .find(({ name }) => name === 'Toaster')
    ?.props.find(({ name }) => name === 'duration')
  expect(duration).toMatchObject({ type: 'number', default: '3000', unit: 'ms', isRequired: false })
})
