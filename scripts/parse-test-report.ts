export type TestReport = {
  passed: number
  failed: number
  /** One line per failed test: file, title and the first line of its error. */
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
  /** Errors outside of tests. */
  errors: { message?: string }[]
}

/** Parses a JSON report of Vitest or Playwright. A flaky test counts as failed. */
export function parseTestReport(json: string): TestReport {
  const report: VitestReport | PlaywrightReport = JSON.parse(json)
  if ('stats' in report) {
    const { expected, unexpected, flaky } = report.stats
    const globalErrors = report.errors.map(({ message }) => firstLine(message))
    return {
      passed: expected,
      failed: unexpected + flaky,
      failures: [...globalErrors, ...report.suites.flatMap(listFailures)],
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

function listFailures({ suites = [], specs }: PlaywrightSuite): string[] {
  return [
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ file, line, title, tests }) => {
        const errors = tests.flatMap(({ results }) => results.map(({ error }) => error?.message))
        return `${file}:${line} › ${title}: ${firstLine(errors.find(Boolean))}`
      }),
    ...suites.flatMap(listFailures),
  ]
}

function firstLine(message = ''): string {
  return message.trim().split('\n', 1)[0] ?? ''
}
