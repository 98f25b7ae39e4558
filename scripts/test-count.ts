export type Count = {
  passed: number
  failed: number
  /** Each failed test: where it is, what it is called, and the first line of why. */
  failures: string[]
}

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}
type PlaywrightSuite = {
  suites?: PlaywrightSuite[]
  specs: {
    file: string
    line: number
    title: string
    ok: boolean
    tests: { results: { error?: { message?: string } }[] }[]
  }[]
}
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number }
  suites: PlaywrightSuite[]
  /** What went wrong outside of the tests. */
  errors: { message?: string }[]
}

/** What a JSON report of Vitest or Playwright counts. A test that passed at a second try has failed. */
export function countOf(json: string): Count {
  const report: VitestReport | PlaywrightReport = JSON.parse(json)
  if ('stats' in report) {
    const { expected, unexpected, flaky } = report.stats
    const outside = report.errors.map(({ message }) => firstLine(message))
    return {
      passed: expected,
      failed: unexpected + flaky,
      failures: [...outside, ...report.suites.flatMap(failuresOf)],
    }
  }
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    failures: report.testResults.flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed')
      if (!failed.length) return message ? [`${name}: ${firstLine(message)}`] : []
      return failed.map(
        ({ fullName, failureMessages }) => `${name} › ${fullName}: ${firstLine(failureMessages[0])}`,
      )
    }),
  }
}

function failuresOf({ suites = [], specs }: PlaywrightSuite): string[] {
  return [
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ file, line, title, tests }) => {
        const errors = tests.flatMap(({ results }) => results.map(({ error }) => error?.message))
        return `${file}:${line} › ${title}: ${firstLine(errors.find(Boolean))}`
      }),
    ...suites.flatMap(failuresOf),
  ]
}

function firstLine(message = ''): string {
  return message.trim().split('\n', 1)[0] ?? ''
}
