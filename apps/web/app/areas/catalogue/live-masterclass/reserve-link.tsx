import { Button } from '@chignon/ui/button'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { Link, useSearchParams } from 'react-router'
import { authModalAtom } from '../../account/auth-modal-atom.ts'
import { useRootData } from '../../../lib/data/use-root-data.ts'
import { isGuest } from '../../../lib/data/viewer.ts'

/** Link to the ticket purchase, with the number of seats from `?count=`. Guests get the login modal. */
export function ReserveLink({ slug }: { slug: string }) {
  const { t } = useLingui()
  const { viewer } = useRootData()
  const askToSignIn = useSetAtom(authModalAtom)
  const [query] = useSearchParams()
  const count = Number(query.get('count'))
  const seats = Number.isSafeInteger(count) && count > 0 && count < 1000 ? `?count=${count}` : ''
  const buyPage = `/live-masterclasses/${slug}/buy${seats}`
  return (
    <Button asChild size="large">
      <Link
        to={isGuest(viewer) ? `/login?redirectTo=${encodeURIComponent(buyPage)}` : buyPage}
        onClick={(click) => {
          if (!isGuest(viewer)) return
          click.preventDefault()
          askToSignIn({ view: 'sign-in', reason: t`Log in or sign up to reserve your seat.` })
        }}
      >
        <Trans>Reserve your seat</Trans>
      </Link>
    </Button>
  )
}
