import { useLingui } from '@lingui/react/macro'
import type { AuthView } from './auth-modal-atom.ts'

/** Texts around the login and register forms, for the pages and the modal. */
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
