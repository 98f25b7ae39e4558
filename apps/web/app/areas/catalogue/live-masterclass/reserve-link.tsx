import { Button } from '@chignon/ui/button'
import { Trans } from '@lingui/react/macro'
import { Link, useSearchParams } from 'react-router'

/** Link to the ticket purchase, with the number of seats from `?count=`. Guests choose their seats before they sign in. */
export function ReserveLink({ slug }: { slug: string }) {
  const [query] = useSearchParams()
  const count = Number(query.get('count'))
  const seats = Number.isSafeInteger(count) && count > 0 && count < 1000 ? `?count=${count}` : ''
  return (
    <Button asChild size="large">
      <Link to={`/live-masterclasses/${slug}/buy${seats}`}>
        <Trans>Reserve your seat</Trans>
      </Link>
    </Button>
  )
}
