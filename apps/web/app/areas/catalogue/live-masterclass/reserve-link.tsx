import { Button } from '@chignon/ui/button'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSearchParams } from 'react-router'
import { MemberLink } from '../../account/member-link.tsx'

/** Link to the ticket purchase, with the number of seats from `?count=`. Guests get the login modal. */
export function ReserveLink({ slug }: { slug: string }) {
  const { t } = useLingui()
  const [query] = useSearchParams()
  const count = Number(query.get('count'))
  const seats = Number.isSafeInteger(count) && count > 0 && count < 1000 ? `?count=${count}` : ''
  return (
    <Button asChild size="large">
      <MemberLink
        to={`/live-masterclasses/${slug}/buy${seats}`}
        prompt={t`Log in or sign up to reserve your seat.`}
      >
        <Trans>Reserve your seat</Trans>
      </MemberLink>
    </Button>
  )
}
