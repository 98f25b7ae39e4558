/** A file of Vitest's JSON report: `name` is its path. */
export type TestFile = { name: string; assertionResults: Test[] }

type Test = { ancestorTitles: string[]; title: string; status: string }

/** A folder of the package that has a component, where its stories stand, and what their addresses begin with. */
export type Component = { folder: string; title: string; id: string }

/** The reports of a test run, by the name of their step; those of steps that were not run are not there. */
export type Reports = Partial<Record<ReportName, readonly TestFile[]>>

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

type Question = {
  report: ReportName
  file: (component: Component) => RegExp
  /** Whether a test of these files is about the component. */
  isIts: (component: Component, test: Test) => boolean
}

const always = (file: RegExp) => () => file

/** "card: …", "card, Default: …", "card ref …", or within a group of that name. */
const byFolder: Question['isIts'] = ({ folder }, { ancestorTitles, title }) => {
  const name = [...ancestorTitles, title].filter(Boolean).join(' ')
  return [' ', ',', ':'].some((end) => name.startsWith(`${folder}${end}`))
}

/** What every `pnpm test` asks of a component. Each holds where tests of it were run and none failed. */
const plain = {
  /** Ref, class, style, id, data-* and asChild, as all others keep them. */
  conformance: {
    report: 'components',
    file: always(/conformance\/conformance\.test\.tsx$/),
    isIts: byFolder,
  },
  /** Renders on the server, and hydrates in strict mode. */
  server: { report: 'components', file: always(/src\/server-render\.test\.tsx$/), isIts: byFolder },
  /** Its own tests. */
  behaviour: {
    report: 'components',
    file: ({ folder }) => new RegExp(`src/${folder}/${folder}\\.test\\.tsx$`),
    isIts: () => true,
  },
  /** Its stories render and play, axe finds nothing, the console is silent. */
  stories: {
    report: 'stories',
    file: ({ folder }) => new RegExp(`src/${folder}/${folder}\\.stories\\.tsx$`),
    isIts: () => true,
  },
  /** Mirrors in right-to-left text. */
  mirror: { report: 'components', file: always(/conformance\/mirror\.test\.tsx$/), isIts: byFolder },
  /** Survives a page translator. */
  translation: { report: 'components', file: always(/conformance\/translator\.test\.tsx$/), isIts: byFolder },
  /** Its first story in so few cells of the matrix that any two values still meet. */
  slice: {
    report: 'slice',
    file: always(/matrix\/slice\.test\.ts$/),
    isIts: (component, { title }) => title === component.title,
  },
  /** The React Compiler compiles all of it. */
  compiler: { report: 'package', file: always(/scripts\/react-compiler\.test\.ts$/), isIts: byFolder },
  /** An app that takes it gets no other with it. */
  shaking: { report: 'package', file: always(/scripts\/tree-shaking\.test\.ts$/), isIts: byFolder },
} satisfies Record<string, Question>

/** What `pnpm test --matrix` asks beside. Nothing is said of it where it was never run. */
const slow = {
  /** Every story in every cell. */
  matrix: {
    report: 'matrix',
    file: always(/matrix\/matrix\.test\.ts$/),
    isIts: (component, { title }) => title.startsWith(`${component.title}, `),
  },
  /** Every story looks as it did. */
  pictures: {
    report: 'pictures',
    file: always(/matrix\/pictures\.test\.ts$/),
    isIts: ({ id }, { title }) => title.startsWith(`${id}--`),
  },
  /** Under a strict policy, with scripts off, and once it was played. */
  proofs: { report: 'proofs', file: always(/proofs\/(strict-page|played)\.test\.tsx?$/), isIts: byFolder },
} satisfies Record<string, Question>

type Plain = keyof typeof plain
type Slow = keyof typeof slow

/** What no test says: `size`, that it is in sizes.md, and `docs`, that it has its page. */
export type Seen = { size: boolean; docs: boolean }

/** In the order in which status.json has them. */
export type Checks = Record<Plain, boolean> & Seen & Partial<Record<Slow, boolean>>

export type Level = 'alpha' | 'beta' | 'stable'

/** What status.json says of a component. */
export type Status = { level: Level; checks: Checks }

const keysOf = <Key extends string>(of: Record<Key, unknown>): Key[] =>
  Object.keys(of).filter((name): name is Key => name in of)

/** Every check there is. */
export const checkNames: readonly string[] = [...keysOf(plain), 'size', 'docs', ...keysOf(slow)]

/** What the reports say of one component; what was not run this time is as it was kept. */
export function checksOf(
  component: Component,
  reports: Reports,
  seen: Seen,
  kept: Partial<Checks> = {},
): Checks {
  const verdict = (question: Question, before: boolean | undefined): boolean | undefined => {
    const files = reports[question.report]
    // What was skipped was not asked.
    return (files && holds(question, component, files)) ?? before
  }
  const plainly = keysOf(plain).map((name) => [name, verdict(plain[name], kept[name]) ?? false])
  const slowly = keysOf(slow).flatMap((name) => {
    const said = verdict(slow[name], kept[name])
    return said === undefined ? [] : [[name, said]]
  })
  return Object.fromEntries([...plainly, ['size', seen.size], ['docs', seen.docs], ...slowly])
}

/** Undefined where no test asks. */
function holds(question: Question, component: Component, files: readonly TestFile[]): boolean | undefined {
  const file = question.file(component)
  const its = files
    .filter(({ name }) => file.test(name))
    .flatMap(({ assertionResults }) => assertionResults)
    .filter((test) => question.isIts(component, test))
  const ran = its.filter(({ status }) => status === 'passed' || status === 'failed')
  // Where a component has no element of its own, all of its conformance is skipped: there is nothing to keep.
  if (!ran.length) return its.length && question === plain.conformance ? true : undefined
  return ran.every(({ status }) => status === 'passed')
}

/**
 * Alpha: something that every component keeps does not hold. Beta: it may be used, and may still change. Stable: all
 * that was asked holds; it is mirrored, translated, measured and documented, too.
 */
export function levelOf(checks: Checks): Level {
  const { conformance, server, behaviour, stories } = checks
  if (!(conformance && server && behaviour && stories)) return 'alpha'
  return Object.values(checks).every(Boolean) ? 'stable' : 'beta'
}
