import { expect, it } from 'vitest'
import { readImportGraph } from '../import-graph/read-import-graph.ts'
import { affectedFiles } from './affected-files.ts'
import { selectSteps } from './select-steps.ts'
import { stages } from './steps.ts'

const graph = await readImportGraph()
const specs = [...graph.keys()].filter((file) => /^apps\/web\/e2e\/.*\.spec\.ts$/.test(file))

/** The selected steps; `name: n` if only n test files of the step run. */
async function stepsFor(...changed: string[]): Promise<string[]> {
  const all = new Map(stages.flat().map(({ name, command }) => [name, command.length]))
  const selected = await selectSteps(stages, changed, await affectedFiles(changed, graph), specs)
  return selected.flat().map(({ name, command }) => {
    const files = command.length - (all.get(name) ?? 0)
    return files > 0 ? `${name}: ${files}` : name
  })
}

it('runs nothing without changes', async () => {
  expect(await stepsFor()).toEqual([])
})

it('runs everything if the configuration changed', async () => {
  const everything = stages.flat().map(({ name }) => name)
  expect(await stepsFor('package.json')).toEqual(everything)
  expect(await stepsFor('apps/web/vite.config.ts')).toEqual(everything)
})

it('runs lint and the tests that read prose if a text changed', async () => {
  expect(await stepsFor('README.md')).toEqual(['lint', expect.stringMatching(/^unit: \d+$/)])
})

it('runs a single journey if only its file changed', async () => {
  expect(await stepsFor('apps/web/e2e/login.spec.ts')).toContain('journeys: 1')
})

it('runs the tests of the API and all journeys if a query of the API changed', async () => {
  const steps = await stepsFor('apps/api/src/catalogue/course/course.queries.ts')
  expect(steps).toEqual(expect.arrayContaining([expect.stringMatching(/^api/), 'build', 'journeys']))
  expect(steps).not.toContain('package')
})

it('runs the affected stories and component tests if a component changed', async () => {
  const steps = await stepsFor('packages/ui/src/accordion/accordion.tsx')
  expect(steps).toEqual(
    expect.arrayContaining([
      'package',
      'slice',
      expect.stringMatching(/^components: /),
      expect.stringMatching(/^stories: /),
    ]),
  )
  expect(steps.join()).not.toContain('api')
})

it('runs the journeys that visit a route, and those that visit every page, if only the route changed', async () => {
  const steps = await stepsFor('apps/web/app/routes/site/about.tsx')
  expect(steps).toContainEqual(expect.stringMatching(/^journeys: \d+$/))
})
