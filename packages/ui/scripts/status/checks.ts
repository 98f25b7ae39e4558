/** A file of Vitest's JSON report: `name` is its path. */
export type TestFile = {
  name: string
  assertionResults: { ancestorTitles: string[]; title: string; status: string }[]
}

/** What is asked of a component. Each is true where tests of it were run and none failed. */
export type Checks = {
  /** Ref, class, style, id, data-* and asChild, as all others keep them. */
  conformance: boolean
  /** Renders on the server, and hydrates in strict mode. */
  server: boolean
  /** Its own tests. */
  behaviour: boolean
  /** Its stories render and play, axe finds nothing, the console is silent. */
  stories: boolean
  /** Mirrors in right-to-left text. */
  mirror: boolean
  /** Survives a page translator. */
  translation: boolean
}

export type Level = 'alpha' | 'beta' | 'stable'

const suites = {
  conformance: /conformance\/conformance\.test\.tsx$/,
  server: /src\/server-render\.test\.tsx$/,
  mirror: /conformance\/mirror\.test\.tsx$/,
  translation: /conformance\/translator\.test\.tsx$/,
}

/** What the reports say of one component. */
export function checksOf(folder: string, files: readonly TestFile[]): Checks {
  const holds = (file: RegExp, isIts: (title: string) => boolean = () => true): boolean => {
    const its = files
      .filter(({ name }) => file.test(name))
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ ancestorTitles, title }) => isIts([...ancestorTitles, title].filter(Boolean).join(' ')))
      .filter(({ status }) => status === 'passed' || status === 'failed')
    return its.length > 0 && its.every(({ status }) => status === 'passed')
  }
  const titled = (title: string): boolean =>
    [' ', ',', ':'].some((end) => title.startsWith(`${folder}${end}`))
  return {
    // Where a component has no element of its own, all of its conformance is skipped: there is nothing to keep.
    conformance: holds(suites.conformance, titled) || isClosed(folder, files),
    server: holds(suites.server, titled),
    behaviour: holds(new RegExp(`src/${folder}/${folder}\\.test\\.tsx$`)),
    stories: holds(new RegExp(`src/${folder}/${folder}\\.stories\\.tsx$`)),
    mirror: holds(suites.mirror, titled),
    translation: holds(suites.translation, titled),
  }
}

function isClosed(folder: string, files: readonly TestFile[]): boolean {
  const its = files
    .filter(({ name }) => suites.conformance.test(name))
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ ancestorTitles }) => ancestorTitles.includes(folder))
  return its.length > 0 && its.every(({ status }) => status !== 'passed' && status !== 'failed')
}

/**
 * Alpha: something that every component keeps does not hold. Beta: it may be used, and may still change. Stable: it
 * is mirrored, translated, measured and documented, too.
 */
export function levelOf(checks: Checks & { size: boolean; docs: boolean }): Level {
  const { conformance, server, behaviour, stories } = checks
  if (!(conformance && server && behaviour && stories)) return 'alpha'
  return Object.values(checks).every(Boolean) ? 'stable' : 'beta'
}
