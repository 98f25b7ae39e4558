import { showToastAtom } from '@chignon/app-kit/browser/toast-atoms'
import { ProblemError } from '@chignon/app-kit/data/problem-error'
import { problem } from '@chignon/contract/platform/problem'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { NotConfirmed, withStepUpAtom } from '../areas/step-up/step-up-atoms.ts'

/** Saves a file of the API that may need a confirmation (STEP-UP-1). `download` resolves to whether it was saved. */
export function useFileDownload() {
  const withStepUp = useSetAtom(withStepUpAtom)
  const showToast = useSetAtom(showToastAtom)
  const [isBusy, setIsBusy] = useState(false)
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const download = async (path: string, name: string): Promise<boolean> => {
    setIsBusy(true)
    setErrors({})
    try {
      await withStepUp(async () => save(await fetchFile(path), name))
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
  return { download, isBusy, errorOf: (field: string) => errors[field]?.[0] }
}

async function fetchFile(path: string): Promise<Blob> {
  const response = await fetch(`/bff${path}`)
  if (response.ok) return response.blob()
  const parsed = problem.safeParse(await response.json().catch(() => null))
  throw new ProblemError(
    response.status,
    parsed.data ?? { message: response.statusText || 'An error occurred', code: 'server_error' },
  )
}

function save(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
