import { Banner } from '@chignon/ui/banner'
import { Button } from '@chignon/ui/button'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLocalTime } from '../../lib/use-local-time.ts'
import type { ExamClaimState } from './use-exam-claim.ts'

/** Who reviews the attempt at the moment, and the way to take it over once it is free. */
export function ClaimNotice({ claim: { holder, take } }: { claim: ExamClaimState }) {
  const { t } = useLingui()
  const { time } = useLocalTime()
  if (holder === null)
    return (
      <Banner
        tone="info"
        title={t`This exam is free now`}
        action={
          <Button size="small" variant="secondary" onClick={take}>
            <Trans>Take over</Trans>
          </Button>
        }
      >
        <Trans>No one reviews it at the moment.</Trans>
      </Banner>
    )
  const [name, since] = [holder.by.full_name, time(holder.since)]
  return (
    <Banner tone="info" title={t`${name} has been reviewing this since ${since}`}>
      <Trans>You can read along. You can take over once it is free.</Trans>
    </Banner>
  )
}
