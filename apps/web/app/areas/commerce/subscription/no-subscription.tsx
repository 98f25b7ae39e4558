import { Button } from '@chignon/ui/button'
import { EmptyState } from '@chignon/ui/empty-state'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { PageHead } from '../../site/page-head.tsx'

/** Replaces the page of the subscription while no plan is offered. */
export function NoSubscription() {
  const { t } = useLingui()
  const text = t`There is no subscription at the moment. You can buy each course on its own.`
  return (
    <div className="content-width pb-section">
      <PageHead title={t`Premium membership`} description={text} isUnlisted />
      <EmptyState
        level={1}
        title={<Trans>Premium membership</Trans>}
        text={text}
        action={
          <Button asChild variant="secondary">
            <Link to="/educations">
              <Trans>See all courses</Trans>
            </Link>
          </Button>
        }
      />
    </div>
  )
}
