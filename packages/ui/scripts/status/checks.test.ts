import { expect, test } from 'vitest'
import { checkNames, checksOf, levelOf, type Checks, type Reports, type TestFile } from './checks.ts'

const file = (name: string, ...titles: [title: string, status?: string, group?: string][]): TestFile => ({
  name: `/srv/packages/ui/${name}`,
  assertionResults: titles.map(([title, status = 'passed', group]) => ({
    ancestorTitles: group ? [group] : [],
    title,
    status,
  })),
})

const green = {
  components: [
    file(
      'src/conformance/conformance.test.tsx',
      ['ref reaches the element', 'passed', 'card'],
      ['ref reaches the element', 'failed', 'card-grid'],
    ),
    file('src/server-render.test.tsx', ['card, Default: renders']),
    file('src/conformance/mirror.test.tsx', ['card, Default: every box']),
    file('src/conformance/translator.test.tsx', ['card: lives on']),
    file('src/card/card.test.tsx', ['leads to the course']),
  ],
  stories: [file('src/card/card.stories.tsx', ['Default'])],
  slice: [file('matrix/slice.test.ts', ['Catalogue/Card'], ['Catalogue/Card grid', 'failed'])],
  package: [
    file('scripts/react-compiler.test.ts', ['card: is compiled'], ['card-grid: is compiled', 'failed']),
    file('scripts/tree-shaking.test.ts', ['card: brings no other']),
  ],
} satisfies Reports

const card = { folder: 'card', title: 'Catalogue/Card', id: 'catalogue-card' }
const seen = { size: true, docs: true }
const levelBy = (reports: Reports, kept?: Partial<Checks>) => levelOf(checksOf(card, reports, seen, kept))

test('a component of which everything holds is stable, whatever its neighbours do', () => {
  expect(levelBy(green)).toBe('stable')
})

test('without documentation it is beta', () => {
  expect(levelOf(checksOf(card, green, { size: true, docs: false }))).toBe('beta')
})

test.each([
  [
    'astray in the mirror',
    { components: [file('src/conformance/mirror.test.tsx', ['card, B: x', 'failed'])] },
  ],
  ['a fault in the slice', { slice: [file('matrix/slice.test.ts', ['Catalogue/Card', 'failed'])] }],
  ['left out by the compiler', { package: [file('scripts/react-compiler.test.ts', ['card: x', 'failed'])] }],
  ['bringing others', { package: [file('scripts/tree-shaking.test.ts', ['card: x', 'failed'])] }],
] satisfies [string, Reports][])('%s it is beta', (_, worse) => {
  const reports: Reports = { ...green }
  if ('components' in worse) reports.components = [...green.components, ...worse.components]
  if ('slice' in worse) reports.slice = worse.slice
  if ('package' in worse) reports.package = [...green.package, ...worse.package]
  expect(levelBy(reports)).toBe('beta')
})

test('with a failing story, or never tested, it is alpha', () => {
  const failing = [...green.stories, file('src/card/card.stories.tsx', ['Badged', 'failed'])]
  expect(levelBy({ ...green, stories: failing })).toBe('alpha')
  const agenda = { folder: 'agenda', title: 'Catalogue/Agenda', id: 'catalogue-agenda' }
  expect(levelOf(checksOf(agenda, green, seen))).toBe('alpha')
})

test('a component without an element of its own keeps what all keep', () => {
  const components = green.components.map((one) =>
    one.name.endsWith('conformance.test.tsx')
      ? file('src/conformance/conformance.test.tsx', ['ref reaches the element', 'skipped', 'card'])
      : one,
  )
  expect(checksOf(card, { ...green, components }, seen).conformance).toBe(true)
})

test.each([
  [
    'matrix',
    file('matrix/matrix.test.ts', ['Catalogue/Card, Badged', 'failed'], ['Catalogue/Card, Default']),
  ],
  ['pictures', file('matrix/pictures.test.ts', ['catalogue-card--badged', 'failed'])],
  ['proofs', file('proofs/played.test.tsx', ['card, Default: stands mirrored', 'failed'])],
] as const)('what fails in %s lowers it, until it is run again and holds', (name, report) => {
  const failed = checksOf(card, { ...green, [name]: [report] }, seen)
  expect(failed[name]).toBe(false)
  expect(levelOf(failed)).toBe('beta')
  expect(levelBy(green, failed)).toBe('beta')
  const mended = file(report.name, ...report.assertionResults.map(({ title }): [string] => [title]))
  expect(levelBy({ ...green, [name]: [mended] }, failed)).toBe('stable')
})

test('a neighbour of a longer name lowers nothing, and what nobody asked is not said', () => {
  const matrix = [file('matrix/matrix.test.ts', ['Catalogue/Card grid, Four', 'failed'])]
  const pictures = [file('matrix/pictures.test.ts', ['catalogue-card-grid--four', 'failed'])]
  const checks = checksOf(card, { ...green, matrix, pictures }, seen)
  expect(levelOf(checks)).toBe('stable')
  expect(Object.keys(checks)).toEqual(
    checkNames.filter((name) => !['matrix', 'pictures', 'proofs'].includes(name)),
  )
})

test('what was not run this time is as it was kept', () => {
  const kept = checksOf(card, green, seen)
  expect(levelBy({ slice: green.slice }, kept)).toBe('stable')
  expect(levelBy({ slice: green.slice })).toBe('alpha')
})
