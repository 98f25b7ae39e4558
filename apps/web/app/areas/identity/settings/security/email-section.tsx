import type { EmailChange } from '@chignon/contract/identity/email-change'
import { Badge } from '@chignon/ui/badge'
import { Button } from '@chignon/ui/button'
import { FormMessage } from '@chignon/ui/form-message'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import type { IntentResult } from '../../../../lib/forms/run-intent-action.ts'
import { PendingEmail } from './pending-email.tsx'

type EmailSectionProps = { account: EmailChange; result: IntentResult | undefined }

/** The address of the account, and the way to change it (EMAIL-CHANGE-1). */
export function EmailSection({ account, result }: EmailSectionProps) {
  const { t } = useLingui()
  const { email, is_verified, pending } = account
  return (
    <section aria-labelledby="email" className="grid max-w-prose gap-5 border-t border-line pt-8">
      <h2 id="email" className="headline-type text-heading">
        <Trans>E-mail address</Trans>
      </h2>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <bdi dir="ltr" className="wrap-anywhere">
          {email}
        </bdi>
        {is_verified ? (
          <Badge tone="success">{t({ message: 'Confirmed', context: 'an e-mail address' })}</Badge>
        ) : (
          <Link to="/account/verify-email" className="text-small underline">
            <Trans>Confirm your e-mail address</Trans>
          </Link>
        )}
      </p>
      {result?.message && (
        <FormMessage tone={result.outcome === 'done' ? 'success' : 'error'}>{result.message}</FormMessage>
      )}
      {pending && <PendingEmail pending={pending} />}
      <div>
        <Button asChild variant="secondary">
          <Link to="/profile/settings/security/email">
            <Trans>Change e-mail address</Trans>
          </Link>
        </Button>
      </div>
    </section>
  )
}
