import { TextLink } from '@chignon/ui/text-link'
import { Trans } from '@lingui/react/macro'
import { PageLink } from '../../site/page-link.tsx'
import { openWaitlist } from './waitlist-path.ts'

/** The waiting list of an event of which some seats are sold out, as one line with a link. */
export function WaitlistLine({ slug }: { slug: string }) {
  return (
    <TextLink asChild>
      <PageLink to={`/live-masterclasses/${slug}/buy?${openWaitlist}#waitlist`}>
        <Trans>Seats sold out? Join the waiting list</Trans>
      </PageLink>
    </TextLink>
  )
}
