import { Banner } from '@chignon/ui/banner'
import { TextLink } from '@chignon/ui/text-link'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLoadedQuery } from '../../lib/use-loaded-query.ts'
import { useLocalTime } from '../../lib/use-local-time.ts'
import { stepUpQuery } from './step-up-queries.ts'

/** Until when the person may work without a passkey or two-step login (STEP-UP-3); nothing for those who have one or need none. */
export function SecondFactorBanner() {
  const { t } = useLingui()
  const { date } = useLocalTime()
  const dueAt = useLoadedQuery(stepUpQuery({})).data?.data.second_factor_due_at
  if (!dueAt) return null
  const day = date(dueAt)
  return (
    <Banner
      tone="warning"
      title={t`Protect your account by ${day}`}
      action={
        <TextLink asChild>
          <a href="/profile/settings/security">
            <Trans>Open the security settings</Trans>
          </a>
        </TextLink>
      }
    >
      <Trans>
        Your role needs a passkey or two-step login. Without one the studio is closed to you after that day.
      </Trans>
    </Banner>
  )
}
