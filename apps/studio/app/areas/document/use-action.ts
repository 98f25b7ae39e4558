import { ProblemError } from '@chignon/app-kit/data/problem-error'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

/** Something that is done once at a time: `run` resolves to whether it was done, `problem` says why not. */
export function useAction() {
  const { t } = useLingui()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const run = async (action: () => Promise<unknown>): Promise<boolean> => {
    if (isBusy) return false
    setIsBusy(true)
    setProblem(null)
    try {
      await action()
      return true
    } catch (error) {
      const unanswered = navigator.onLine
        ? t`This did not work. Try again.`
        : t`You are offline. Try again once the connection is back.`
      setProblem(error instanceof ProblemError ? error.message : unanswered)
      return false
    } finally {
      setIsBusy(false)
    }
  }
  return { run, isBusy, problem, setProblem }
}
