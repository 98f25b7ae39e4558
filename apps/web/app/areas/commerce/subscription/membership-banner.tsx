import { Banner } from '@chignon/ui/banner'
import { Button } from '@chignon/ui/button'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useFormats } from '../../../lib/i18n/use-formats.ts'
import { PageLink } from '../../site/page-link.tsx'
import type { Membership } from './load-membership.ts'
import { subscriptionPath } from './subscription-path.ts'

/** Says to a member what they have: the plan, the videos that can still be chosen, and where. */
export function MembershipBanner({ membership }: { membership: Membership }) {
  const { t } = useLingui()
  const { date } = useFormats()
  const { plan, choices_left: left, month_ends_at, period_ends_at } = membership
  const end = date(month_ends_at ?? period_ends_at)
  return (
    <Banner
      tone="success"
      title={t`You are a premium member`}
      action={
        <div className="flex flex-wrap gap-3">
          {left > 0 && (
            <Button asChild size="small">
              <PageLink to="/educations">
                <Trans>Choose your videos</Trans>
              </PageLink>
            </Button>
          )}
          <Button asChild size="small" variant="secondary">
            <PageLink to={subscriptionPath}>
              <Trans>Your subscription</Trans>
            </PageLink>
          </Button>
        </div>
      }
    >
      <p>
        <bdi>{plan.name}</bdi> ·{' '}
        <Plural
          value={left}
          _0="You have chosen all videos of this month."
          one={`# video left to choose until ${end}.`}
          other={`# videos left to choose until ${end}.`}
        />
      </p>
    </Banner>
  )
}
