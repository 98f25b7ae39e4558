import { showToastAtom } from '@chignon/app-kit/browser/toast-atoms'
import { ProblemError } from '@chignon/app-kit/data/problem-error'
import { callOf } from '@chignon/app-kit/data/query-client'
import type { Endpoint, EndpointInput } from '@chignon/contract/platform/endpoint'
import { useAtomValue, useSetAtom } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { useState } from 'react'
import { NotConfirmed, withStepUpAtom } from '../areas/step-up/step-up-atoms.ts'

type FieldErrors = Record<string, string[]>

/**
 * A call that changes something. `send` resolves to whether it was done; what was wrong with a field is in `errors`, anything else is
 * shown as a toast. Afterwards all data of these nouns is loaded again.
 */
export function useStaffCall<E extends Endpoint>(loadEndpoint: () => Promise<E>, nouns: readonly string[]) {
  const client = useAtomValue(queryClientAtom)
  const withStepUp = useSetAtom(withStepUpAtom)
  const showToast = useSetAtom(showToastAtom)
  const [isBusy, setIsBusy] = useState(false)
  const [errors, setErrors] = useState<FieldErrors>({})
  const send = async (input: EndpointInput<E>): Promise<boolean> => {
    setIsBusy(true)
    setErrors({})
    try {
      await withStepUp(async () => callOf(client)(await loadEndpoint(), input))
      await Promise.all(nouns.map((noun) => client.invalidateQueries({ queryKey: [noun] })))
      return true
    } catch (error) {
      if (error instanceof NotConfirmed) return false
      const problem = error instanceof ProblemError ? error.problem : null
      if (problem?.errors) setErrors(problem.errors)
      else showToast({ tone: 'error', message: problem?.message ?? null })
      return false
    } finally {
      setIsBusy(false)
    }
  }
  return { send, isBusy, errors, errorOf: (field: string) => errors[field]?.[0] }
}
