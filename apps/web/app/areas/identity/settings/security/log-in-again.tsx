import { recentLoginMinutes } from '@chignon/contract/identity/identity-rules'
import { Button } from '@chignon/ui/button'
import { Trans } from '@lingui/react/macro'
import { useFormats } from '../../../../lib/i18n/use-formats.ts'
import { logoutFormId } from '../logout-form.tsx'

/** Asks a member who has neither password nor second factor to log in again. */
export function LogInAgain() {
  const minutes = useFormats().number(recentLoginMinutes)
  return (
    <div className="grid max-w-prose justify-items-start gap-5">
      <p>
        <Trans>
          You log in with Google or Facebook. To make sure that it is you, please log out, log in again, and
          come back to this page within {minutes} minutes.
        </Trans>
      </p>
      <Button type="submit" form={logoutFormId} variant="secondary">
        <Trans>Log out</Trans>
      </Button>
    </div>
  )
}
