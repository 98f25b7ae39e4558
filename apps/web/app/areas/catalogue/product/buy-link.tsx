import { Button } from '@chignon/ui/button'
import { Trans } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { authModalAtom } from '../../account/auth-modal-atom.ts'
import { useRootData } from '../../../lib/data/use-root-data.ts'
import { isGuest } from '../../../lib/data/viewer.ts'

type BuyLinkProps = {
  offer: { is_bought: boolean; has_expired: boolean; remaining_days: number | null }
  /** Where it is bought. */
  buyPage: string
  /** Where it is followed once it is bought. */
  learnPage: string
  /** What a guest is told: “Log in or sign up to buy this course.” */
  loginPrompt: string
  /** “Buy this course”. */
  children: ReactNode
}

// In the last week one may want more time: what is bought early is added to the days that are left.
const daysToExtend = 7

/** Buys a thing, buys it again once it has expired, or goes on learning. A guest is asked to sign in (specification §6). */
export function BuyLink({ offer, buyPage, learnPage, loginPrompt, children }: BuyLinkProps) {
  const { viewer } = useRootData()
  const askToSignIn = useSetAtom(authModalAtom)
  if (offer.is_bought && !offer.has_expired)
    return (
      <>
        <Button asChild size="large">
          <Link to={learnPage}>
            <Trans>Continue learning</Trans>
          </Link>
        </Button>
        {(offer.remaining_days ?? 0) <= daysToExtend && (
          <Button asChild variant="secondary" size="large">
            <Link to={buyPage}>
              <Trans>Extend your access</Trans>
            </Link>
          </Button>
        )}
      </>
    )
  return (
    <Button asChild size="large">
      <Link
        to={isGuest(viewer) ? `/login?redirectTo=${encodeURIComponent(buyPage)}` : buyPage}
        onClick={(click) => {
          if (!isGuest(viewer)) return
          click.preventDefault()
          askToSignIn({ view: 'sign-in', reason: loginPrompt })
        }}
      >
        {offer.has_expired ? <Trans>Buy again</Trans> : children}
      </Link>
    </Button>
  )
}
