/** A file of Vitest's JSON report: `name` is its path. */
export type TestFile = { name: string; assertionResults: Test[] }

type Test = { ancestorTitles: string[]; title: string; status: string }

/** A component's folder, the title of its stories ("Catalogue/Card") and the first part of their ids ("catalogue-card"). */
export type Component = { folder: string; title: string; id: string }

export const reportNames = [
  'components',
  'stories',
  'slice',
  'package',
  'matrix',
  'pictures',
  'proofs',
] as const
type ReportName = (typeof reportNames)[number]

/** The reports of a test run, by the name of the step. A step that was not run has none. */
export type Reports = Partial<Record<ReportName, readonly TestFile[]>>

type Check = {
  report: ReportName
  /** Matches the paths of its test files. */
  file: (component: Component) => RegExp
  /** Whether a test of these files covers the component. */
  covers: (component: Component, test: Test) => boolean
  /** Runs only with `pnpm test --matrix`: a component has a level without it. */
  isSlow?: true
}

/** Matches test names such as "card: …", "card, Default: …" and "card ref …", and tests in a group of that name. */
const startsWithFolder: Check['covers'] = ({ folder }, { ancestorTitles, title }) => {
  const name = [...ancestorTitles, title].filter(Boolean).join(' ')
  return [' ', ',', ':'].some((end) => name.startsWith(`${folder}${end}`))
}

const inFile = (file: RegExp): Pick<Check, 'file' | 'covers'> => ({
  file: () => file,
  covers: startsWithFolder,
})

const checks: Record<string, Check> = {
  /** Handles `ref`, `className`, `style`, `id`, `data-*` and `asChild` like every component. */
  conformance: { report: 'components', ...inFile(/conformance\/conformance\.test\.tsx$/) },
  /** Renders on the server and hydrates in strict mode. */
  server: { report: 'components', ...inFile(/src\/server-render\.test\.tsx$/) },
  /** Its own tests pass. */
  behaviour: {
    report: 'components',
    file: ({ folder }) => new RegExp(`src/${folder}/${folder}\\.test\\.tsx$`),
    covers: () => true,
  },
  /** Its stories render and play without findings of axe or console messages. */
  stories: {
    report: 'stories',
    file: ({ folder }) => new RegExp(`src/${folder}/${folder}\\.stories\\.tsx$`),
    covers: () => true,
  },
  /** Mirrors in right-to-left text. */
  mirror: { report: 'components', ...inFile(/conformance\/mirror\.test\.tsx$/) },
  /** Keeps working when a browser translates the page. */
  translation: { report: 'components', ...inFile(/conformance\/translator\.test\.tsx$/) },
  /** Its first story has no violations in the pairwise selection of modes. */
  slice: {
    report: 'slice',
    file: () => /matrix\/slice\.test\.ts$/,
    covers: (component, { title }) => title === component.title,
  },
  /** The React Compiler compiles all of its functions. */
  compiler: { report: 'package', ...inFile(/package-checks\/react-compiler\.test\.ts$/) },
  /** Importing it bundles no other component that it does not use. */
  shaking: { report: 'package', ...inFile(/package-checks\/tree-shaking\.test\.ts$/) },
  /** Every story has no violations in every mode. */
  matrix: {
    report: 'matrix',
    file: () => /matrix\/matrix\.test\.ts$/,
    covers: (component, { title }) => title.startsWith(`${component.title}, `),
    isSlow: true,
  },
  /** Every story looks like its stored picture. */
  pictures: {
    report: 'pictures',
    file: () => /matrix\/pictures\.test\.ts$/,
    covers: ({ id }, { title }) => title.startsWith(`${id}--`),
    isSlow: true,
  },
  /** Works under a strict content security policy, without scripts, and after its play functions. */
  proofs: { report: 'proofs', ...inFile(/proofs\/(strict-page|after-play)\.test\.tsx?$/), isSlow: true },
}

/** Whether each check passed, by its name. A check that was never run is absent. */
export type Results = Record<string, boolean>

/**
 * Results that do not come from a test: `size` (it is listed in sizes.md), `docs` (it has a docs page) and `settled` (two
 * releases contain it and none since has broken it).
 */
export type Extra = { size: boolean; docs: boolean; settled: boolean }

export type Level = 'alpha' | 'beta' | 'stable'

/** A component's entry in status.json. `level` is null until each step of `pnpm test` was run once. */
export type Status = { level: Level | null; checks: Results }

/**
 * The results of one component's checks. A check whose step is not in `reports`, or whose tests were all skipped, keeps its
 * `previous` result. A check whose step ran without a test of the component has failed.
 */
export function evaluateChecks(
  component: Component,
  reports: Reports,
  extra: Extra,
  previous: Results = {},
): Results {
  const results = Object.entries(checks).flatMap(([name, check]) => {
    const files = reports[check.report]
    const result = (files && evaluate(check, component, files)) ?? previous[name]
    const isUntested = files !== undefined && !check.isSlow
    return result === undefined ? (isUntested ? [[name, false]] : []) : [[name, result]]
  })
  return { ...Object.fromEntries(results), ...extra }
}

/** Undefined if no test of the component ran. */
function evaluate(check: Check, component: Component, files: readonly TestFile[]): boolean | undefined {
  const file = check.file(component)
  const tests = files
    .filter(({ name }) => file.test(name))
    .flatMap(({ assertionResults }) => assertionResults)
    .filter((test) => check.covers(component, test))
  const ran = tests.filter(({ status }) => status === 'passed' || status === 'failed')
  // A component without an element of its own skips all conformance tests: none of them applies to it.
  if (!ran.length) return tests.length && check === checks['conformance'] ? true : undefined
  return ran.every(({ status }) => status === 'passed')
}

/**
 * Alpha: fails a check that every component must pass. Beta: may be used, and may still change. Stable: passes every check
 * that was run, and two releases went by without a breaking change. Null while a check of `pnpm test` was never run.
 */
export function levelOf(results: Results): Level | null {
  const required = Object.entries(checks).filter(([, { isSlow }]) => !isSlow)
  if (required.some(([name]) => results[name] === undefined)) return null
  const { conformance, server, behaviour, stories } = results
  if (!(conformance && server && behaviour && stories)) return 'alpha'
  return Object.values(results).every(Boolean) ? 'stable' : 'beta'
}
