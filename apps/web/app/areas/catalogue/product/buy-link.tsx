import { Button } from '@chignon/ui/button'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { MemberLink } from '../../identity/account/member-link.tsx'
import { AddToBasket } from './add-to-basket.tsx'
import { ProductButtons } from './product-buttons.tsx'

type ProductType = 'course' | 'program' | 'online-masterclass'

type BuyLinkProps = {
  type: ProductType
  offer: { id: string; is_bought: boolean; has_expired: boolean; remaining_days: number | null }
  /** Path of the purchase. */
  buyPage: string
  /** Path of the page where it is followed. */
  learningPage: string
  /** Prompt of the login modal: “Log in or sign up to buy this course.” */
  loginPrompt: string
  /** Label: “Buy this course”. */
  children: ReactNode
}

// Extending is offered in the last week. The new days are added to the remaining ones.
const daysToExtend = 7

/** Buttons to buy a product, buy it again, or continue learning. To buy it now, guests get the login modal. */
export function BuyLink({ type, offer, buyPage, learningPage, loginPrompt, children }: BuyLinkProps) {
  if (offer.is_bought && !offer.has_expired)
    return (
      <ProductButtons>
        <Button asChild size="large">
          <Link to={learningPage}>
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
      </ProductButtons>
    )
  return (
    <ProductButtons>
      <Button asChild size="large">
        <MemberLink to={buyPage} prompt={loginPrompt}>
          {offer.has_expired ? (
            <span>
              <Trans>Buy again</Trans>
            </span>
          ) : (
            <span>{children}</span>
          )}
        </MemberLink>
      </Button>
      <AddToBasket type={type} id={offer.id} variant="secondary" size="large" />
    </ProductButtons>
  )
}
