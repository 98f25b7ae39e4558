import type { HeadingLevel } from '../heading/heading.tsx'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from 'class-variance-authority'
import { X } from '../icons/x.tsx'
import type { Messages } from '../messages/all-messages.ts'
import { messageNodes } from '../messages/message-nodes.tsx'

const english: Messages['orderFailed'] = {
  title: 'Your order purchase failed!',
  assurance: 'You were not charged, and what you chose is still here.',
}

export type OrderFailedProps = Omit<ComponentProps<'section'>, 'title' | 'children'> & {
  /** Default "Your order purchase failed!". */
  title?: ReactNode
  /** The reason, as far as the provider reports it ("Your bank declined the card."). */
  reason?: ReactNode
  /** What happened to the money and the seats; null for nothing. Default: nothing was charged. */
  assurance?: ReactNode
  /** A button or link that tries again with the same selection. */
  retry: ReactNode
  /** An alternative: other payment details, or contact. */
  action?: ReactNode
  /** Heading level. Default 1. */
  level?: HeadingLevel | undefined
}

/** A failed order: what happened, whether money was charged, and a way to try again. Announced immediately. */
export function OrderFailed({
  title,
  reason,
  assurance,
  retry,
  action,
  level = 1,
  className,
  ...rest
}: OrderFailedProps) {
  const word = messageNodes('orderFailed', english, { title, assurance })
  const Heading = `h${level}` as const
  return (
    <section className={cx(className, 'rounded-media border border-line bg-surface p-6 sm:p-12')} {...rest}>
      <span
        aria-hidden="true"
        className="grid size-11 place-items-center rounded-pill border border-error text-error"
      >
        <X className="size-5" />
      </span>
      <div role="alert" className="mt-6">
        <Heading className="headline-type text-headline">{word('title')}</Heading>
        {reason && <p className="mt-3 max-w-prose text-lead">{reason}</p>}
        {(assurance === undefined || assurance) && (
          <p className="mt-1 max-w-prose text-lead text-text-muted">{word('assurance')}</p>
        )}
      </div>
      <div className="mt-8 flex flex-wrap gap-3">
        {retry}
        {action}
      </div>
    </section>
  )
}
