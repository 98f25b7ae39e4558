import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')

/** Folder of the reports and logs of the last run. */
export const resultsFolder = path.join(root, 'test-results')

export type Step = {
  name: string
  /** Arguments of pnpm. */
  command: string[]
  /** Whether its reporter sends an event per test; otherwise the command as a whole is one check. */
  reportsTests: boolean
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
    `--reporter=${path.join(import.meta.dirname, 'vitest-reporter.ts')}`,
    // A forgotten `.only` must fail.
    '--allowOnly=false',
    `--outputFile.json=${path.join(resultsFolder, `${name}.json`)}`,
    ...args,
  ],
  reportsTests: true,
})

const command = (name: string, ...args: string[]): Step => ({ name, command: args, reportsTests: false })

/** The journeys of a script of the web app. */
const journeys = (name: string): Step => ({
  name,
  command: [
    '--filter',
    '@chignon/web',
    name,
    '--forbid-only',
    `--reporter=${path.join(import.meta.dirname, 'playwright-reporter.ts')}`,
  ],
  reportsTests: true,
})

// By default Vitest leaves one core unused, which is half of a machine with two.
const allCores = '--maxWorkers=100%'

const withoutStories = '--config=vitest.without-stories.config.ts'

/** The steps of `pnpm test` in order. Steps of one stage run in parallel: two at most, for machines with two cores. */
export const stages: Step[][] = [
  // Types first: they generate the route types that the linter reads.
  [command('types', 'types')],
  [command('lint', 'lint')],
  [
    vitest('unit', '.', withoutStories, '--project=unit', '--project=ui-node'),
    vitest('api', 'apps/api', allCores),
  ],
  // Tests of components often wait for the browser, and meanwhile the build uses the processors.
  [
    vitest('components', '.', withoutStories, '--project=ui', allCores),
    command('build', 'exec', 'node', 'scripts/build.ts'),
  ],
  // Dark left-to-right and light right-to-left; `--matrix` runs the rest.
  [vitest('stories', '.', '--project=stories', '--project=stories-rtl', allCores)],
  [
    vitest('slice', '.', withoutStories, '--project=slice'),
    vitest('package', '.', withoutStories, '--project=package'),
  ],
  [journeys('journeys')],
]

/** The additional steps of `pnpm test --matrix`. */
export const matrixStages: Step[][] = [
  [vitest('matrix', '.', withoutStories, '--project=matrix')],
  [vitest('pictures', '.', withoutStories, '--project=pictures')],
  [vitest('stories-light', '.', '--project=stories-light')],
  [vitest('proofs', '.', withoutStories, '--project=proofs', '--project=proofs-played')],
  [command('consumers', '--filter', '@chignon/ui-quality', 'consumers')],
  [command('docs', 'docs:check')],
  // The API on the oldest PostgreSQL that the README names; `api` runs on the newest.
  [vitest('api-postgres-14', 'apps/api', allCores, '--config=vitest.postgres-14.config.ts')],
  // The main ways in Firefox and WebKit.
  [journeys('engines')],
]

/** Whether a step starts Chromium. */
export const needsBrowser = (name: string): boolean =>
  !['types', 'lint', 'unit', 'api', 'api-postgres-14', 'build', 'engines'].includes(name)

/** Whether a step starts Firefox and WebKit. */
export const needsEngines = (name: string): boolean => name === 'engines'

/** Whether packages/ui-quality/status/checks.ts reads the report of a step. */
export const updatesStatus = (name: string): boolean =>
  ['components', 'stories', 'slice', 'package', 'matrix', 'pictures', 'proofs'].includes(name)
