import { showToastAtom } from '@chignon/app-kit/browser/toast-atoms'
import { ProblemError } from '@chignon/app-kit/data/problem-error'
import type { Endpoint, EndpointInput } from '@chignon/contract/platform/endpoint'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { NotConfirmed, withStepUpAtom } from '../areas/step-up/step-up-atoms.ts'
import { useStartData } from './start-data-context.ts'

/**
 * Saves a file that a call returns. A link could not ask for the confirmation that some files need (STEP-UP-1). `save` resolves to whether
 * it was saved; `errorOf` says what is wrong with a field of the call.
 */
export function useDownload<E extends Endpoint>(loadEndpoint: () => Promise<E>) {
  const { locale, viewer } = useStartData()
  const withStepUp = useSetAtom(withStepUpAtom)
  const showToast = useSetAtom(showToastAtom)
  const [isBusy, setIsBusy] = useState(false)
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const save = async (input: EndpointInput<E>, name: string): Promise<boolean> => {
    setIsBusy(true)
    setErrors({})
    try {
      const endpoint = await loadEndpoint()
      const { saveFile } = await import('./save-file.ts')
      const headers = { locale, openedFor: viewer.id }
      await withStepUp(() => saveFile({ endpoint, input, headers }, name))
      return true
    } catch (error) {
      if (error instanceof NotConfirmed) return false
      const found = error instanceof ProblemError ? error.problem : null
      if (found?.errors) setErrors(found.errors)
      else showToast({ tone: 'error', message: found?.message ?? null })
      return false
    } finally {
      setIsBusy(false)
    }
  }
  return { save, isBusy, errorOf: (field: string) => errors[field]?.[0] }
}
