import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Reporter, TestCase, TestError, TestResult } from 'playwright/types/testReporter'
import { sendEvent } from './test-event.ts'

/** Sends each result of Playwright to `pnpm test`. A test that passes only at a retry counts as failed. */
export default class PlaywrightReporter implements Reporter {
  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status === 'skipped') return
    for (const { type, description } of result.annotations)
      if (type === 'presses' && description) sendEvent({ type: 'figure', text: `presses: ${description}` })
    if (test.outcome() === 'expected') return sendEvent({ type: 'passed' })
    const file = path.relative(path.resolve(import.meta.dirname, '../..'), test.location.file)
    const [, , , ...titles] = test.titlePath()
    sendFailure(`${file}:${test.location.line} › ${titles.join(' › ')}`, result.errors)
  }

  onError(error: TestError): void {
    sendFailure('Error outside of tests', [error])
  }

  onEnd(): void {
    sendEvent({ type: 'end' })
  }

  printsToStdio(): boolean {
    return true
  }
}

function sendFailure(name: string, errors: readonly TestError[]): void {
  const text = errors.map(({ message, value, snippet }) =>
    [message ?? value, snippet].filter(Boolean).join('\n'),
  )
  sendEvent({ type: 'failed', name, error: stripVTControlCharacters(text.join('\n')) })
}
