import type { ComponentProps, ReactNode } from 'react'
import { cx } from 'class-variance-authority'
import { messageNodes } from '../messages/message-nodes.tsx'

export type PriceLabels = {
  /** Announced before the old price. */
  was: string
  /** Announced before the current price. */
  now: string
}

const english: PriceLabels = { was: 'Was', now: 'Now' }

export type PriceProps = Omit<ComponentProps<'p'>, 'children'> & {
  /** The full price, formatted ("$79.00"). */
  amount: string
  /** The discounted price, formatted. */
  discounted?: string | null | undefined
  /** The viewer owns it: `remaining` replaces the price; without `remaining` nothing is shown. */
  isBought?: boolean | undefined
  /** The viewer's access has expired: `rebuy` is shown before the price. */
  hasExpired?: boolean | undefined
  /** Remaining access ("24 days left"). */
  remaining?: ReactNode
  /** The offer to buy again ("Buy again"). */
  rebuy?: ReactNode
  /** Default English. */
  labels?: Partial<PriceLabels> | undefined
}

/**
 * The price for the current viewer: the price, the discounted price, the remaining days, or the offer to buy again.
 */
export function Price({
  amount,
  discounted,
  isBought = false,
  hasExpired = false,
  remaining,
  rebuy,
  labels,
  className,
  ...rest
}: PriceProps) {
  const word = messageNodes('price', english, labels)
  const styles = cx(className, 'inline-flex flex-wrap items-baseline gap-x-2 font-medium tabular-nums')
  if (isBought && !hasExpired)
    return remaining ? (
      <p className={cx(styles, 'text-success')} {...rest}>
        <span>{remaining}</span>
      </p>
    ) : null
  return (
    <p className={styles} {...rest}>
      {hasExpired && rebuy && <span className="text-warning">{rebuy}</span>}
      {discounted ? (
        <>
          <s className="font-normal text-text-muted">
            <span className="sr-only">{word('was')} </span>
            <bdi>{amount}</bdi>
          </s>
          <span>
            <span className="sr-only">{word('now')} </span>
            <bdi>{discounted}</bdi>
          </span>
        </>
      ) : (
        <bdi>{amount}</bdi>
      )}
    </p>
  )
}
