import type { ExamClaim } from '@chignon/contract/learning/staff-exam'
import { Trans } from '@lingui/react/macro'
import { useStartData } from '../../lib/start-data-context.ts'
import { useLocalTime } from '../../lib/use-local-time.ts'

/** Who reviews an attempt of the queue, and since when. */
export function ClaimCell({ claim: { by, since } }: { claim: ExamClaim }) {
  const { viewer } = useStartData()
  const { time } = useLocalTime()
  const [name, at] = [by.full_name, time(since)]
  return by.id === viewer.id ? (
    <Trans>You, since {at}</Trans>
  ) : (
    <Trans>
      <bdi>{name}</bdi>, since {at}
    </Trans>
  )
}
