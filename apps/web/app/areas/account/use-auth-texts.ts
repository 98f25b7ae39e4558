import { useLingui } from '@lingui/react/macro'
import type { AuthView } from './auth-modal-atom.ts'

/** The words around the two forms, on their pages and in the modal alike. */
export function useAuthTexts(view: AuthView) {
  const { t } = useLingui()
  return view === 'sign-in'
    ? {
        title: t`Welcome back`,
        text: t`Log in and pick up where you left off.`,
        switchPrompt: t`New here?`,
        switchLabel: t`Create an account`,
      }
    : {
        title: t`Create your account`,
        text: t`The first lesson of every course is free.`,
        switchPrompt: t`Already have an account?`,
        switchLabel: t`Log in`,
      }
}
