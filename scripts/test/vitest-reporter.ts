import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Reporter } from 'vitest/node'
import { sendEvent } from './test-event.ts'

type VitestError = { message: string; stack?: string | undefined; diff?: string | undefined }

/** Sends each result of Vitest to `pnpm test`. */
export default class VitestReporter implements Reporter {
  onTestCaseResult: NonNullable<Reporter['onTestCaseResult']> = (testCase) => {
    const { state, errors } = testCase.result()
    if (state === 'passed') sendEvent({ type: 'passed' })
    if (state === 'failed') {
      const project = testCase.project.name
      sendFailure(`${project} ${relative(testCase.module.moduleId)} › ${testCase.fullName}`, errors)
    }
  }

  onTestSuiteResult: NonNullable<Reporter['onTestSuiteResult']> = (suite) => {
    const errors = suite.errors()
    if (errors.length) sendFailure(`${relative(suite.module.moduleId)} › ${suite.fullName}`, errors)
  }

  onTestModuleEnd: NonNullable<Reporter['onTestModuleEnd']> = (module) => {
    const errors = module.errors()
    if (errors.length) sendFailure(relative(module.moduleId), errors)
  }

  onTestRunEnd: NonNullable<Reporter['onTestRunEnd']> = (_modules, unhandledErrors) => {
    for (const error of unhandledErrors) sendFailure('Unhandled error', [error])
    sendEvent({ type: 'end' })
  }
}

const relative = (file: string): string => path.relative(path.resolve(import.meta.dirname, '../..'), file)

function sendFailure(name: string, errors: readonly VitestError[]): void {
  const texts = errors.map(({ message, stack = '', diff }) => {
    const frames = stack
      .split('\n')
      .filter((line) => /^\s+at /.test(line) && !line.includes('/node_modules/'))
    return [message, diff, ...frames].filter(Boolean).join('\n')
  })
  sendEvent({ type: 'failed', name, error: stripVTControlCharacters(texts.join('\n')) })
}
