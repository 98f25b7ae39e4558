import { useSetAtom } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { showToastAtom } from '../../lib/browser/toast-atoms.ts'
import type { AuthAnswer } from './auth-action.ts'

/**
 * What a sign-in form does with its answer. A refusal is a toast with the server's message (specification §8);
 * a form that was sent before scripts ran has none and shows it above its button.
 */
export function useAuthAnswer(
  answer: AuthAnswer | undefined,
  documentAnswer: AuthAnswer | undefined,
  onSignedIn: ((message: string) => void) | undefined,
) {
  const showToast = useSetAtom(showToastAtom)
  const hear = useEffectEvent((heard: AuthAnswer) => {
    if (heard.outcome === 'refused') showToast({ tone: 'error', message: heard.message })
    if (heard.outcome === 'signed-in') onSignedIn?.(heard.message)
  })
  useEffect(() => {
    if (answer) hear(answer)
  }, [answer])

  const latest = answer ?? documentAnswer
  return {
    given: documentAnswer && 'given' in documentAnswer ? documentAnswer.given : {},
    errors: latest?.outcome === 'refused' ? latest.errors : {},
    isTermsMissing: latest?.outcome === 'terms-missing',
    inlineMessage: !answer && documentAnswer?.outcome === 'refused' ? documentAnswer.message : undefined,
  }
}
