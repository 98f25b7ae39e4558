import { Button } from '@chignon/ui/button'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { AccountPage } from './account-page.tsx'
import { PrivateHead } from './private-head.tsx'

/** Confirms that the e-mail address was verified. */
export function EmailConfirmed() {
  const { t } = useLingui()
  const title = t`Your e-mail address is confirmed`
  return (
    <AccountPage
      seed="email-confirmed"
      coiffure="braid"
      title={title}
      text={<Trans>You will receive certificates, tickets and invoices at this address.</Trans>}
    >
      <PrivateHead title={title} />
      <Button asChild size="large" isWide>
        <Link to="/educations">
          <Trans>See the courses</Trans>
        </Link>
      </Button>
    </AccountPage>
  )
}
