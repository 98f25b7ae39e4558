export type Count = { passed: number; failed: number }

type VitestReport = { numPassedTests: number; numFailedTests: number; numFailedTestSuites: number }
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number } }

/** How many tests a JSON report of Vitest or Playwright counts. A test that passed at a second try has failed. */
export function countOf(json: string): Count {
  const report: VitestReport | PlaywrightReport = JSON.parse(json)
  if ('stats' in report) {
    return { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky }
  }
  return { passed: report.numPassedTests, failed: report.numFailedTests }
}
