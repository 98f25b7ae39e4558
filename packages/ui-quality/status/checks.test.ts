import { expect, test } from 'vitest'
import { evaluateChecks, levelOf, type Reports, type Results, type TestFile } from './checks.ts'

const file = (name: string, ...titles: [title: string, status?: string, group?: string][]): TestFile => ({
  name: `/srv/packages/${name}`,
  assertionResults: titles.map(([title, status = 'passed', group]) => ({
    ancestorTitles: group ? [group] : [],
    title,
    status,
  })),
})

const passing = {
  components: [
    file(
      'ui/src/conformance/conformance.test.tsx',
      ['ref reaches the element', 'passed', 'card'],
      ['ref reaches the element', 'failed', 'card-grid'],
    ),
    file('ui/src/server-render.test.tsx', ['card, Default: renders']),
    file('ui/src/conformance/mirror.test.tsx', ['card, Default: mirrors']),
    file('ui/src/conformance/translator.test.tsx', ['card: survives']),
    file('ui/src/card/card.test.tsx', ['links to the course']),
  ],
  stories: [file('ui/src/card/card.stories.tsx', ['Default'])],
  slice: [file('ui-quality/matrix/slice.test.ts', ['Catalogue/Card'], ['Catalogue/Card grid', 'failed'])],
  package: [
    file(
      'ui-quality/package-checks/react-compiler.test.ts',
      ['card: is compiled'],
      ['card-grid: is compiled', 'failed'],
    ),
    file('ui-quality/package-checks/tree-shaking.test.ts', ['card: is independent']),
  ],
} satisfies Reports

const card = { folder: 'card', title: 'Catalogue/Card', id: 'catalogue-card' }
const extra = { size: true, docs: true, settled: true }
const levelAfter = (reports: Reports, previous?: Results) =>
  levelOf(evaluateChecks(card, reports, extra, previous))

test('is stable if all checks pass, even if those of a component with a longer name fail', () => {
  expect(levelAfter(passing)).toBe('stable')
})

test('is beta until two releases went by without a breaking change', () => {
  expect(levelOf(evaluateChecks(card, passing, { ...extra, settled: false }))).toBe('beta')
})

test('is beta without a docs page', () => {
  expect(levelOf(evaluateChecks(card, passing, { ...extra, docs: false }))).toBe('beta')
})

test.each([
  ['the mirror test', { components: [file('ui/src/conformance/mirror.test.tsx', ['card, B: x', 'failed'])] }],
  ['the slice', { slice: [file('ui-quality/matrix/slice.test.ts', ['Catalogue/Card', 'failed'])] }],
  [
    'the React Compiler test',
    { package: [file('ui-quality/package-checks/react-compiler.test.ts', ['card: x', 'failed'])] },
  ],
  [
    'the tree-shaking test',
    { package: [file('ui-quality/package-checks/tree-shaking.test.ts', ['card: x', 'failed'])] },
  ],
] satisfies [string, Reports][])('is beta if %s fails', (_, worse) => {
  const reports: Reports = { ...passing }
  if ('components' in worse) reports.components = [...passing.components, ...worse.components]
  if ('slice' in worse) reports.slice = worse.slice
  if ('package' in worse) reports.package = [...passing.package, ...worse.package]
  expect(levelAfter(reports)).toBe('beta')
})

test('is alpha with a failing story, and without tests', () => {
  const failing = [...passing.stories, file('ui/src/card/card.stories.tsx', ['Badged', 'failed'])]
  expect(levelAfter({ ...passing, stories: failing })).toBe('alpha')
  const agenda = { folder: 'agenda', title: 'Catalogue/Agenda', id: 'catalogue-agenda' }
  expect(levelOf(evaluateChecks(agenda, passing, extra))).toBe('alpha')
})

test('passes conformance if all of its conformance tests are skipped', () => {
  const components = passing.components.map((component) =>
    component.name.endsWith('conformance.test.tsx')
      ? file('ui/src/conformance/conformance.test.tsx', ['ref reaches the element', 'skipped', 'card'])
      : component,
  )
  expect(evaluateChecks(card, { ...passing, components }, extra)['conformance']).toBe(true)
})

test.each([
  [
    'matrix',
    file(
      'ui-quality/matrix/matrix.test.ts',
      ['Catalogue/Card, Badged', 'failed'],
      ['Catalogue/Card, Default'],
    ),
  ],
  ['pictures', file('ui-quality/matrix/pictures.test.ts', ['catalogue-card--badged', 'failed'])],
  ['proofs', file('ui-quality/proofs/after-play.test.tsx', ['card, Default: mirrors', 'failed'])],
] as const)('is beta after a failure in %s until that step passes', (name, report) => {
  const failed = evaluateChecks(card, { ...passing, [name]: [report] }, extra)
  expect(failed[name]).toBe(false)
  expect(levelOf(failed)).toBe('beta')
  expect(levelAfter(passing, failed)).toBe('beta')
  const fixed = file(report.name, ...report.assertionResults.map(({ title }): [string] => [title]))
  expect(levelAfter({ ...passing, [name]: [fixed] }, failed)).toBe('stable')
})

test('leaves out slow checks without a test of the component', () => {
  const matrix = [file('ui-quality/matrix/matrix.test.ts', ['Catalogue/Card grid, Four', 'failed'])]
  const pictures = [file('ui-quality/matrix/pictures.test.ts', ['catalogue-card-grid--four', 'failed'])]
  const results = evaluateChecks(card, { ...passing, matrix, pictures }, extra)
  expect(levelOf(results)).toBe('stable')
  expect(results).toEqual(evaluateChecks(card, passing, extra))
})

test('keeps the previous results of steps that were not run', () => {
  const previous = evaluateChecks(card, passing, extra)
  expect(levelAfter({ slice: passing.slice }, previous)).toBe('stable')
})

test('has no level until each step was run once', () => {
  expect(levelAfter({ slice: passing.slice })).toBeNull()
  expect(levelAfter({})).toBeNull()
})
