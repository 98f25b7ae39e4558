import { Button } from '@chignon/ui/button'
import type { WaitlistEntry } from '@chignon/contract/commerce/waitlist'
import { Trans, useLingui } from '@lingui/react/macro'
import { MemberLink } from '../../identity/account/member-link.tsx'
import { waitlistPath } from './waitlist-path.ts'

/** Link to the waiting list of an event on its purchase page. Guests get the login modal. */
export function WaitlistLink({ slug, entry }: { slug: string; entry: WaitlistEntry | null }) {
  const { t } = useLingui()
  return (
    <Button asChild size="large" variant={entry?.state === 'waiting' ? 'secondary' : 'primary'}>
      <MemberLink
        to={entry ? waitlistPath(entry) : `/live-masterclasses/${slug}/buy`}
        prompt={t`Log in or sign up to join the waiting list.`}
      >
        {entry === null ? (
          <Trans>Join the waiting list</Trans>
        ) : entry.state === 'waiting' ? (
          <Trans>See your place on the waiting list</Trans>
        ) : (
          <Trans>See your reserved seats</Trans>
        )}
      </MemberLink>
    </Button>
  )
}
