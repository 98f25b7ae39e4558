import { showToastAtom } from '@chignon/app-kit/browser/toast-atoms'
import { ProblemError } from '@chignon/app-kit/data/problem-error'
import { callOf } from '@chignon/app-kit/data/query-client'
import type { Endpoint, EndpointInput, EndpointResponse } from '@chignon/contract/platform/endpoint'
import { useAtomValue, useSetAtom } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { useState } from 'react'
import { loadAgain } from './load-again.ts'
import { NotConfirmed, withStepUpAtom } from '../areas/step-up/step-up-atoms.ts'

type FieldErrors = Record<string, string[]>

/**
 * A call that changes something. `send` resolves to whether it was done, and calls `onAnswer` with the answer; what was wrong with a field
 * is in `errors`, anything else is shown as a toast. Afterwards all data of these nouns is loaded again. `isUnanswered` says that the last
 * call got no answer, so that it may have been done; with `saysUnanswered` the caller says so, else a toast does.
 */
export function useStaffCall<E extends Endpoint>(
  loadEndpoint: () => Promise<E>,
  nouns: readonly string[],
  { saysUnanswered = false } = {},
) {
  const client = useAtomValue(queryClientAtom)
  const withStepUp = useSetAtom(withStepUpAtom)
  const showToast = useSetAtom(showToastAtom)
  const [isBusy, setIsBusy] = useState(false)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [isUnanswered, setIsUnanswered] = useState(false)
  const send = async (
    input: EndpointInput<E>,
    onAnswer?: (answer: EndpointResponse<E>) => void,
  ): Promise<boolean> => {
    setIsBusy(true)
    setErrors({})
    let isAnswered = true
    try {
      await withStepUp(async () => {
        const answer = await callOf(client)(await loadEndpoint(), input)
        onAnswer?.(answer)
      })
      await loadAgain(client, nouns)
      return true
    } catch (error) {
      if (error instanceof NotConfirmed) {
        // What became of the call before is still not known.
        isAnswered = !isUnanswered
        return false
      }
      const problem = error instanceof ProblemError ? error.problem : null
      isAnswered = error instanceof ProblemError && error.status < 502
      if (problem?.errors) setErrors(problem.errors)
      else if (isAnswered || !saysUnanswered) showToast({ tone: 'error', message: problem?.message ?? null })
      return false
    } finally {
      setIsUnanswered(!isAnswered)
      setIsBusy(false)
    }
  }
  return { send, isBusy, isUnanswered, errors, errorOf: (field: string) => errors[field]?.[0] }
}
