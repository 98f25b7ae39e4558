import { useSetAtom } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { showToastAtom } from '../../lib/browser/toast-atoms.ts'
import type { AuthResult } from './auth-action.ts'

/**
 * Handles the result of a login or register form. An error is shown as a toast with the server's message; without
 * JavaScript it is shown in the form.
 */
export function useAuthResult(
  answer: AuthResult | undefined,
  documentResult: AuthResult | undefined,
  onSignedIn: ((message: string) => void) | undefined,
) {
  const showToast = useSetAtom(showToastAtom)
  const hear = useEffectEvent((heard: AuthResult) => {
    if (heard.outcome === 'refused') showToast({ tone: 'error', message: heard.message })
    if (heard.outcome === 'signed-in') onSignedIn?.(heard.message)
  })
  useEffect(() => {
    if (answer) hear(answer)
  }, [answer])

  const latest = answer ?? documentResult
  return {
    given: documentResult && 'given' in documentResult ? documentResult.given : {},
    errors: latest?.outcome === 'refused' ? latest.errors : {},
    isTermsMissing: latest?.outcome === 'terms-missing',
    inlineMessage: !answer && documentResult?.outcome === 'refused' ? documentResult.message : undefined,
  }
}
