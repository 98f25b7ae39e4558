/**
 * `npx pnpm test`: the checks a change must pass, in one run; the last line is `N passed, N failed`. `--matrix` adds
 * the slower ones on the components; names of steps take only those.
 */
import { mkdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { ensureChromium } from './ensure-chromium.ts'
import { refuseUnknown } from './refuse-unknown.ts'
import { run } from './run.ts'
import { countOf, type Count } from './test-count.ts'

const root = path.resolve(import.meta.dirname, '..')
const results = path.join(root, 'test-results')

type Step = {
  name: string
  /** Command and arguments, run by pnpm in the workspace. */
  command: string[]
  /** Where its JSON report is; without one the command itself is the one check. */
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
    // One test that was singled out must not pass for all.
    '--allowOnly=false',
    `--outputFile.json=${path.join(results, `${name}.json`)}`,
    ...args,
  ],
  report: path.join(results, `${name}.json`),
})

// Two at a time at most: the machines this runs on have two cores.
const stages: Step[][] = [
  // First the types: the linter reads those that are made from the routes.
  [{ name: 'types', command: ['types'] }],
  [{ name: 'lint', command: ['lint'] }],
  [vitest('unit', '.', '--project=unit', '--project=ui-node'), vitest('api', 'apps/api')],
  [vitest('components', '.', '--project=ui')],
  [vitest('package', '.', '--project=package')],
  // Dark from the left and light from the right; `pnpm test:matrix` goes on from there.
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
  [{ name: 'consumers', command: ['--filter', '@chignon/ui', 'consumers'] }],
  [{ name: 'docs', command: ['docs:check'] }],
]

const browserless = new Set(['types', 'lint', 'unit', 'api', 'build'])
const named = process.argv.slice(2)
const only = named.filter((name) => name !== '--matrix')
const wanted = named.includes('--matrix') ? [...stages, ...matrix] : stages
refuseUnknown(
  'step',
  only,
  wanted.flat().map(({ name }) => name),
)
await rm(results, { recursive: true, force: true })
await mkdir(results, { recursive: true })
if (!only.length || only.some((name) => !browserless.has(name))) {
  await ensureChromium()
  // What a run that was killed left half made, the next would wait for without end.
  for (const folder of ['.', 'packages/ui'])
    await rm(path.join(root, folder, 'node_modules/.vite'), { recursive: true, force: true })
}

// The journeys lead through what was built.
const taken = only.includes('journeys') ? ['build', ...only] : only
const counts: (Count & { name: string; seconds: number })[] = []
for (const stage of wanted) {
  const steps = stage.filter(({ name }) => !taken.length || taken.includes(name))
  counts.push(...(await Promise.all(steps.map(take))))
}

// The steps that packages/ui/scripts/status/checks.ts reads.
const judging = new Set(['components', 'stories', 'slice', 'package', 'matrix', 'pictures', 'proofs'])
if (counts.some(({ name }) => judging.has(name))) {
  // What each component's badge in Storybook says. It has nothing to say on whether this run passed.
  const { code, output } = await run('pnpm', ['--filter', '@chignon/ui', 'status'], root)
  if (code !== 0) console.log(output)
}

console.log('')
for (const { name, passed, failed, seconds } of counts) {
  console.log(`${failed ? '✗' : '✓'} ${name.padEnd(12)} ${passed} passed, ${failed} failed, ${seconds} s`)
}
// Once more what failed, where whoever reads only the end finds it.
for (const { name, failures } of counts) for (const failure of failures) console.log(`✗ ${name}: ${failure}`)
const passed = counts.reduce((sum, count) => sum + count.passed, 0)
const failed = counts.reduce((sum, count) => sum + count.failed, 0)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed ? 1 : 0

async function take({ name, command, report }: Step) {
  const begun = performance.now()
  console.log(`— ${name}`)
  const { code, output } = await run('pnpm', command, root)
  const counted = report ? await readReport(report) : undefined
  // A runner that fails without a failing test (it crashed, found none, an error was thrown outside) is a failure, and so is
  // one that leaves no report.
  const isSilentFailure = !counted?.failed && (code !== 0 || (report !== undefined && !counted))
  const count = {
    passed: counted?.passed ?? Number(!report && code === 0),
    failed: (counted?.failed ?? 0) + Number(isSilentFailure),
    failures: counted?.failures.map((failure) => failure.replace(`${root}/`, '')) ?? [],
  }
  if (count.failed) console.log(`${output}\n✗ ${name}`)
  return { name, ...count, seconds: Math.round((performance.now() - begun) / 1000) }
}

async function readReport(file: string): Promise<Count | undefined> {
  try {
    return countOf(await readFile(file, 'utf8'))
  } catch {
    return undefined
  }
}
