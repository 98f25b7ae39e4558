import { Banner } from '@chignon/ui/banner'
import { Plural, Trans } from '@lingui/react/macro'

/** Says to a member above the courses how many videos they can choose, and how. */
export function ChoicesNote({ left }: { left: number }) {
  return (
    <Banner
      tone="info"
      title={
        <Plural
          value={left}
          one="You can choose # more video this month"
          other="You can choose # more videos this month"
        />
      }
    >
      <Trans>Open a course and choose a lesson in its plan.</Trans>
    </Banner>
  )
}
