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
  /** Path of the purchase. */
  buyPage: string
  /** Path of the bought content. */
  learnPage: string
  /** Prompt of the login modal: “Log in or sign up to buy this course.” */
  loginPrompt: string
  /** Label: “Buy this course”. */
  children: ReactNode
}

// Extending is offered in the last week. The new days are added to the remaining ones.
const daysToExtend = 7

/** Button to buy a product, buy it again, or continue learning. Guests get the login modal. */
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
