import { Trans } from '@lingui/react/macro'

/** How to continue a form that was submitted after the session had ended. */
export function SignedOutHint() {
  return (
    <Trans>
      <a href="/login" target="_blank" rel="noopener" className="underline underline-offset-4">
        Log in in a new tab
      </a>
      , then try again. What you entered stays here.
    </Trans>
  )
}
