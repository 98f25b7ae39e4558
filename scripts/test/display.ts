/** The results of a step so far. */
export type StepResult = {
  name: string
  passed: number
  failed: number
  startedAt: number
  /** Set when the step has finished. */
  seconds?: number
}

/** A part of `process.stdout`; `columns` is set on a terminal only. */
type Output = { isTTY: boolean; columns: number; write: (text: string) => unknown }

const plainIntervalSeconds = 15

/**
 * Shows the steps that are running: on a terminal a status line that is redrawn each second, otherwise a line per step every
 * 15 seconds. `print` writes permanent lines above the status line.
 */
export function createDisplay(output: Output, now: () => number = () => performance.now()) {
  const running = new Map<string, StepResult>()
  let hasStatus = false

  const clearStatus = () => {
    if (hasStatus) output.write('\r\u001B[2K')
    hasStatus = false
  }
  const drawStatus = () => {
    if (!output.isTTY || running.size === 0) return
    clearStatus()
    const status = [...running.values()].map((step) => formatStep('…', step, now())).join(' · ')
    output.write(status.slice(0, output.columns - 1))
    hasStatus = true
  }
  const print = (text: string) => {
    clearStatus()
    output.write(`${text}\n`)
    drawStatus()
  }
  return {
    print,
    /** Shows a step as running until `finish` is called with it. */
    start(step: StepResult): void {
      running.set(step.name, step)
      if (output.isTTY) drawStatus()
      else print(`… ${step.name}`)
    },
    finish(step: StepResult): void {
      running.delete(step.name)
      print(formatStep(step.failed ? '✗' : '✓', step, now()))
    },
    /** To be called once a second. */
    tick(): void {
      if (output.isTTY) return drawStatus()
      for (const step of running.values()) {
        const seconds = secondsOf(step, now())
        if (seconds > 0 && seconds % plainIntervalSeconds === 0) print(formatStep('…', step, now()))
      }
    },
  }
}

export type Display = ReturnType<typeof createDisplay>

const secondsOf = ({ seconds, startedAt }: StepResult, now: number): number =>
  seconds ?? Math.round((now - startedAt) / 1000)

/** A line such as `✓ unit         120 passed, 0 failed, 14 s`. */
export function formatStep(sign: string, step: StepResult, now: number): string {
  const { name, passed, failed } = step
  return `${sign} ${name.padEnd(12)} ${passed} passed, ${failed} failed, ${secondsOf(step, now)} s`
}
