import { ErrorState } from '@chignon/ui/error-state'
import { TextLink } from '@chignon/ui/text-link'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'

/** An address of the studio that no page has. */
export function NotFoundPage() {
  const { t } = useLingui()
  return (
    <ErrorState
      level={1}
      title={t`This page does not exist`}
      message={t`Check the address, or begin at Today.`}
      action={
        <TextLink asChild>
          <Link to="/">
            <Trans>Today</Trans>
          </Link>
        </TextLink>
      }
    />
  )
}
