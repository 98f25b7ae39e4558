import { expect, it } from 'vitest'
import { createDisplay, type StepResult } from './display.ts'

function setUp(isTTY: boolean) {
  let now = 0
  let written = ''
  const display = createDisplay({ isTTY, columns: 80, write: (text) => (written += text) }, () => now)
  const step: StepResult = { name: 'unit', passed: 0, failed: 0, startedAt: 0 }
  const tick = (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) {
      now += 1000
      display.tick()
    }
  }
  return { display, step, tick, output: () => written }
}

it('prints a plain line per step every 15 seconds and at the end', () => {
  const { display, step, tick, output } = setUp(false)
  display.start(step)
  tick(14)
  step.passed = 20
  tick(17)
  step.failed = 1
  display.print('✗ unit: a title')
  display.finish({ ...step, seconds: 32 })
  expect(output().split('\n')).toEqual([
    '… unit',
    '… unit         20 passed, 0 failed, 15 s',
    '… unit         20 passed, 0 failed, 30 s',
    '✗ unit: a title',
    '✗ unit         20 passed, 1 failed, 32 s',
    '',
  ])
})

it('redraws one status line on a terminal, below the printed lines', () => {
  const { display, step, tick, output } = setUp(true)
  display.start(step)
  step.passed = 3
  tick(1)
  display.print('✗ unit: a title')
  display.finish({ ...step, seconds: 2 })
  const clear = '\r\u001B[2K'
  expect(output()).toBe(
    [
      '… unit         0 passed, 0 failed, 0 s',
      `${clear}… unit         3 passed, 0 failed, 1 s`,
      `${clear}✗ unit: a title\n… unit         3 passed, 0 failed, 1 s`,
      `${clear}✓ unit         3 passed, 0 failed, 2 s\n`,
    ].join(''),
  )
})
