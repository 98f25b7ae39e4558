/**
 * `npx pnpm test [step …]`: runs all checks, or only the named steps. The last line is `N passed, N failed`.
 * `--matrix` adds the slower checks of the components. `--changed` runs only what the changes since `main` can break;
 * `--changed=<ref>` compares with another branch or commit.
 */
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { assertKnownArgs } from '@chignon/dev-tools/assert-known-args'
import { ensureChromium } from '@chignon/dev-tools/ensure-chromium'
import { ensureEngines } from './ensure-engines.ts'
import { run } from '@chignon/dev-tools/run'
import { createDisplay, formatStep } from './test/display.ts'
import { runStep, type FinishedStep } from './test/run-step.ts'
import {
  matrixStages,
  needsBrowser,
  needsEngines,
  resultsFolder,
  stages,
  updatesStatus,
} from './test/steps.ts'

const root = path.resolve(import.meta.dirname, '..')
const args = process.argv.slice(2)
const changedArg = args.find((arg) => /^--changed(=|$)/.test(arg))
const names = args.filter((arg) => arg !== '--matrix' && arg !== changedArg)
const available = args.includes('--matrix') ? [...stages, ...matrixStages] : stages
assertKnownArgs(
  'step',
  names,
  available.flat().map(({ name }) => name),
)
// The journeys run against the build.
const withBuild = names.includes('journeys') || names.includes('engines') ? ['build', ...names] : names
let selected = available.map((stage) =>
  stage.filter(({ name }) => withBuild.length === 0 || withBuild.includes(name)),
)
if (changedArg) selected = await selectAffected(changedArg.split('=')[1] ?? 'main')

await rm(resultsFolder, { recursive: true, force: true })
await mkdir(resultsFolder, { recursive: true })
if (selected.flat().some(({ name }) => needsBrowser(name))) {
  await ensureChromium()
  // Vite waits forever for a dependency cache that a killed run left incomplete.
  for (const folder of ['.', 'packages/ui', 'packages/ui-quality'])
    await rm(path.join(root, folder, 'node_modules/.vite'), { recursive: true, force: true })
}

if (selected.flat().some(({ name }) => needsEngines(name))) await ensureEngines()

const display = createDisplay(process.stdout)
const ticker = setInterval(() => display.tick(), 1000)
const results: FinishedStep[] = []
for (const stage of selected) {
  results.push(...(await Promise.all(stage.map((step) => runStep(step, display)))))
}
clearInterval(ticker)

// Updates each component's badge in Storybook; needs complete reports. Its result does not affect this run.
if (!changedArg && results.some(({ name }) => updatesStatus(name))) {
  const { code, output } = await run('pnpm', ['--filter', '@chignon/ui-quality', 'status'], root)
  if (code !== 0) console.log(output)
}

console.log('')
for (const result of results) console.log(formatStep(result.failed ? '✗' : '✓', result, performance.now()))
for (const { name, figures } of results) {
  for (const figure of figures) console.log(`  ${name}: ${figure}`)
}
// All failures again, at the end of the output.
for (const { name, failures } of results) {
  for (const failure of failures) console.log(`✗ ${name}: ${failure}`)
}
const passed = results.reduce((sum, result) => sum + result.passed, 0)
const failed = results.reduce((sum, result) => sum + result.failed, 0)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed ? 1 : 0

async function selectAffected(base: string) {
  const { changedFiles } = await import('./test/changed-files.ts')
  const { readImportGraph } = await import('./import-graph/read-import-graph.ts')
  const { affectedFiles } = await import('./test/affected-files.ts')
  const { selectSteps } = await import('./test/select-steps.ts')
  const changed = changedFiles(base)
  const graph = await readImportGraph(changed)
  const specs = [...graph.keys()].filter((file) => /^apps\/web\/e2e\/.*\.spec\.ts$/.test(file))
  const steps = await selectSteps(selected, changed, await affectedFiles(changed, graph), specs)
  console.log(
    `${changed.length} changed files since ${base}: ${
      steps
        .flat()
        .map(({ name }) => name)
        .join(', ') || 'nothing to run'
    }`,
  )
  return steps
}
