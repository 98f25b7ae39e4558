import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { run } from '@chignon/dev-tools/run'
import type { Display, StepResult } from './display.ts'
import { resultsFolder, type Step } from './steps.ts'
import { createEventReader } from './test-event.ts'

const root = path.resolve(import.meta.dirname, '../..')

export type FinishedStep = StepResult & {
  seconds: number
  /** One line per failed test: its name and the first line of its error. */
  failures: string[]
  /** What tests counted, such as presses. */
  figures: string[]
}

/**
 * Runs a step and shows its progress; failures are printed as they happen. Its whole output is written to
 * `test-results/<step>.log`.
 */
export async function runStep(
  { name, command, reportsTests }: Step,
  display: Display,
): Promise<FinishedStep> {
  const result: StepResult = { name, passed: 0, failed: 0, startedAt: performance.now() }
  const failures: string[] = []
  const figures: string[] = []
  let hasEnded = false
  display.start(result)
  const fail = (title: string, error: string) => {
    result.failed += 1
    failures.push(`${title}: ${error.trim().split('\n', 1)[0] ?? ''}`)
    display.print(`✗ ${name}: ${title}\n${error.trim().replaceAll(/^/gm, '    ')}`)
  }
  const read = createEventReader((event) => {
    if (event.type === 'passed') result.passed += 1
    if (event.type === 'failed') fail(event.name, event.error.replaceAll(`${root}/`, ''))
    if (event.type === 'figure') figures.push(event.text)
    if (event.type === 'end') hasEnded = true
  })
  let log = ''
  const { code } = await run('pnpm', command, root, {}, (chunk, stream) => {
    log += stream === 'stdout' && reportsTests ? read(chunk) : chunk
  })
  await writeFile(path.join(resultsFolder, `${name}.log`), log)
  if (!reportsTests && code === 0) result.passed += 1
  // The runner crashed or found no tests, or the command failed.
  if ((code !== 0 || (reportsTests && !hasEnded)) && result.failed === 0) {
    fail(`exited with ${code}`, log)
  }
  const finished = {
    ...result,
    failures,
    figures,
    seconds: Math.round((performance.now() - result.startedAt) / 1000),
  }
  display.finish(Object.assign(result, finished))
  return finished
}
