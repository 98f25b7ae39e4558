import type { EmailChange } from '@chignon/contract/identity/email-change'
import { Button } from '@chignon/ui/button'
import { Trans } from '@lingui/react/macro'
import { useNavigation } from 'react-router'
import { MemberForm } from '../../../../lib/forms/member-form.tsx'
import { useFormats } from '../../../../lib/i18n/use-formats.ts'
import { useTimeZone } from '../../../../lib/i18n/local-time.tsx'

/** A change of the address that waits for the link to be opened, with a button that cancels it. */
export function PendingEmail({ pending }: { pending: NonNullable<EmailChange['pending']> }) {
  const { formData } = useNavigation()
  const timeZone = useTimeZone()
  const until = useFormats().dateTime(pending.expires_at, timeZone)
  const email = (
    <bdi dir="ltr" className="wrap-anywhere text-text">
      {pending.email}
    </bdi>
  )
  return (
    <MemberForm
      preventScrollReset
      action="/profile/settings/security"
      className="grid justify-items-start gap-3 rounded-panel border border-line p-5"
    >
      <p className="text-text-muted">
        <Trans>
          We have sent a link to {email}. Open it by {until} to confirm the change.
        </Trans>
      </p>
      <Button
        type="submit"
        name="intent"
        value="cancel-email"
        variant="quiet"
        size="small"
        className="-ms-3"
        isBusy={formData?.get('intent') === 'cancel-email'}
      >
        <Trans>Keep my current address</Trans>
      </Button>
    </MemberForm>
  )
}
