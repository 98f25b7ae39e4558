import type { ComponentProps, ReactNode } from 'react'
import { cx } from 'class-variance-authority'

export type PriceLabels = {
  /** Heard before the price that no longer holds. */
  was: string
  /** Heard before the price that holds. */
  now: string
}

const english: PriceLabels = { was: 'Was', now: 'Now' }

export type PriceProps = Omit<ComponentProps<'p'>, 'children'> & {
  /** The full price, formatted ("$79.00"). */
  amount: string
  /** The price that holds instead, formatted. */
  discounted?: string | null | undefined
  /** The viewer has paid for it and may use it: `remaining` stands in the price's place, and where there is none, nothing. */
  isBought?: boolean | undefined
  /** The viewer's time has run out: `rebuy` stands before the price. */
  hasExpired?: boolean | undefined
  /** How long the viewer may still use it ("24 days left"). */
  remaining?: ReactNode
  /** The word that asks to buy again ("Buy again"). */
  rebuy?: ReactNode
  /** Default English. */
  labels?: PriceLabels | undefined
}

/** What a thing costs the viewer now: the price, the reduced price, the days left, or the way back in. */
export function Price({
  amount,
  discounted,
  isBought = false,
  hasExpired = false,
  remaining,
  rebuy,
  labels = english,
  className,
  ...rest
}: PriceProps) {
  const styles = cx('inline-flex flex-wrap items-baseline gap-x-2 font-medium tabular-nums', className)
  if (isBought && !hasExpired)
    return remaining ? (
      <p className={cx(styles, 'text-success')} {...rest}>
        {remaining}
      </p>
    ) : null
  return (
    <p className={styles} {...rest}>
      {hasExpired && rebuy && <span className="text-warning">{rebuy}</span>}
      {discounted ? (
        <>
          <s className="font-normal text-text-muted">
            <span className="sr-only">{labels.was} </span>
            <bdi>{amount}</bdi>
          </s>
          <span>
            <span className="sr-only">{labels.now} </span>
            <bdi>{discounted}</bdi>
          </span>
        </>
      ) : (
        <bdi>{amount}</bdi>
      )}
    </p>
  )
}
