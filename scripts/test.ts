/**
 * `npx pnpm test [step …]`: runs all checks, or only the named steps. The last line is `N passed, N failed`. `--matrix`
 * adds the slower checks of the components.
 */
import { mkdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { ensureChromium } from './ensure-chromium.ts'
import { assertKnownArgs } from './assert-known-args.ts'
import { run } from './run.ts'
import { parseTestReport, type TestReport } from './parse-test-report.ts'

const root = path.resolve(import.meta.dirname, '..')
const results = path.join(root, 'test-results')

type Step = {
  name: string
  /** Command and arguments, run by pnpm in the workspace. */
  command: string[]
  /** Path of its JSON report; without one the command itself counts as one check. */
  report?: string
}

const vitest = (name: string, folder: string, ...args: string[]): Step => ({
  name,
  command: [
    '--dir',
    folder,
    'exec',
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    // A forgotten `.only` must fail.
    '--allowOnly=false',
    `--outputFile.json=${path.join(results, `${name}.json`)}`,
    ...args,
  ],
  report: path.join(results, `${name}.json`),
})

// Two at a time at most: the machines this runs on have two cores.
const stages: Step[][] = [
  // Types first: they generate the route types that the linter reads.
  [{ name: 'types', command: ['types'] }],
  [{ name: 'lint', command: ['lint'] }],
  [vitest('unit', '.', '--project=unit', '--project=ui-node'), vitest('api', 'apps/api')],
  [vitest('components', '.', '--project=ui')],
  [vitest('package', '.', '--project=package')],
  // Dark left-to-right and light right-to-left; `pnpm test:matrix` runs the rest.
  [vitest('stories', '.', '--project=stories', '--project=stories-rtl')],
  [vitest('slice', '.', '--project=slice')],
  [{ name: 'build', command: ['exec', 'node', 'scripts/build.ts'] }],
  [
    {
      name: 'journeys',
      command: ['--filter', '@chignon/web', 'journeys', '--forbid-only'],
      report: path.join(results, 'journeys.json'),
    },
  ],
]

const matrix: Step[][] = [
  [vitest('matrix', '.', '--project=matrix')],
  [vitest('pictures', '.', '--project=pictures')],
  [vitest('stories-light', '.', '--project=stories-light')],
  [vitest('proofs', '.', '--project=proofs', '--project=proofs-played')],
  [{ name: 'consumers', command: ['--filter', '@chignon/ui-quality', 'consumers'] }],
  [{ name: 'docs', command: ['docs:check'] }],
]

const browserless = new Set(['types', 'lint', 'unit', 'api', 'build'])
const args = process.argv.slice(2)
const only = args.filter((name) => name !== '--matrix')
const available = args.includes('--matrix') ? [...stages, ...matrix] : stages
assertKnownArgs(
  'step',
  only,
  available.flat().map(({ name }) => name),
)
await rm(results, { recursive: true, force: true })
await mkdir(results, { recursive: true })
if (!only.length || only.some((name) => !browserless.has(name))) {
  await ensureChromium()
  // Vite waits forever for a dependency cache that a killed run left incomplete.
  for (const folder of ['.', 'packages/ui', 'packages/ui-quality'])
    await rm(path.join(root, folder, 'node_modules/.vite'), { recursive: true, force: true })
}

// The journeys run against the build.
const selected = only.includes('journeys') ? ['build', ...only] : only
const counts: (TestReport & { name: string; seconds: number })[] = []
for (const stage of available) {
  const steps = stage.filter(({ name }) => !selected.length || selected.includes(name))
  counts.push(...(await Promise.all(steps.map(runStep))))
}

// The steps whose reports packages/ui-quality/status/checks.ts reads.
const statusSteps = new Set(['components', 'stories', 'slice', 'package', 'matrix', 'pictures', 'proofs'])
if (counts.some(({ name }) => statusSteps.has(name))) {
  // Updates each component's badge in Storybook. Its result does not affect this run.
  const { code, output } = await run('pnpm', ['--filter', '@chignon/ui-quality', 'status'], root)
  if (code !== 0) console.log(output)
}

console.log('')
for (const { name, passed, failed, seconds } of counts) {
  console.log(`${failed ? '✗' : '✓'} ${name.padEnd(12)} ${passed} passed, ${failed} failed, ${seconds} s`)
}
// All failures again, at the end of the output.
for (const { name, failures } of counts) for (const failure of failures) console.log(`✗ ${name}: ${failure}`)
const passed = counts.reduce((sum, count) => sum + count.passed, 0)
const failed = counts.reduce((sum, count) => sum + count.failed, 0)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed ? 1 : 0

async function runStep({ name, command, report }: Step) {
  const startedAt = performance.now()
  console.log(`— ${name}`)
  const { code, output } = await run('pnpm', command, root)
  const parsed = report ? await readReport(report) : undefined
  // A runner that exits with an error but no failed test (it crashed or found no tests), or writes no report, has failed.
  const isRunnerFailure = !parsed?.failed && (code !== 0 || (report !== undefined && !parsed))
  const count = {
    passed: parsed?.passed ?? Number(!report && code === 0),
    failed: (parsed?.failed ?? 0) + Number(isRunnerFailure),
    failures: parsed?.failures.map((failure) => failure.replace(`${root}/`, '')) ?? [],
  }
  if (count.failed) console.log(`${output}\n✗ ${name}`)
  return { name, ...count, seconds: Math.round((performance.now() - startedAt) / 1000) }
}

async function readReport(file: string): Promise<TestReport | undefined> {
  try {
    return parseTestReport(await readFile(file, 'utf8'))
  } catch {
    return undefined
  }
}
