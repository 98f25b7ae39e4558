import { Button } from '@chignon/ui/button'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { AccountPage } from '../../areas/identity/account/account-page.tsx'
import { PageHead } from '../../areas/site/page-head.tsx'

/** `/account/password-reset` without a token: explains how to get a link. */
export default function PasswordReset() {
  const { t } = useLingui()
  const title = t`Choose a new password`
  const text = t`We will e-mail you a link. It works once and expires after 60 minutes.`
  return (
    <AccountPage seed="password-reset" coiffure="wave" title={title} text={text}>
      <PageHead title={title} description={text} />
      <Button asChild size="large" isWide>
        <Link to="/account/forgot-password">
          <Trans>Send me a link</Trans>
        </Link>
      </Button>
    </AccountPage>
  )
}
