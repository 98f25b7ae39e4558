import { expect, test } from 'vitest'
import { checksOf, levelOf, type TestFile } from './checks.ts'

const file = (name: string, ...titles: [title: string, status?: string][]): TestFile => ({
  name: `/srv/packages/ui/src/${name}`,
  assertionResults: titles.map(([title, status = 'passed']) => ({ ancestorTitles: [], title, status })),
})
const green = [
  file(
    'conformance/conformance.test.tsx',
    ['card ref reaches the element'],
    ['card-grid ref reaches the element', 'failed'],
  ),
  file('server-render.test.tsx', ['card, Default: renders']),
  file('conformance/mirror.test.tsx', ['card, Default: every box']),
  file('conformance/translator.test.tsx', ['card: lives on']),
  file('card/card.test.tsx', ['leads to the course']),
  file('card/card.stories.tsx', ['Default']),
]
const kept = { size: true, docs: true }

test('a component of which everything holds is stable, whatever its neighbours do', () => {
  expect(levelOf({ ...checksOf('card', green), ...kept })).toBe('stable')
})

test('without documentation, or astray in the mirror, it is beta', () => {
  expect(levelOf({ ...checksOf('card', green), size: true, docs: false })).toBe('beta')
  const astray = [...green, file('conformance/mirror.test.tsx', ['card, Badged: every box', 'failed'])]
  expect(levelOf({ ...checksOf('card', astray), ...kept })).toBe('beta')
})

test('with a failing story, or never tested, it is alpha', () => {
  const failing = [...green, file('card/card.stories.tsx', ['Badged', 'failed'])]
  expect(levelOf({ ...checksOf('card', failing), ...kept })).toBe('alpha')
  expect(levelOf({ ...checksOf('agenda', green), ...kept })).toBe('alpha')
})
