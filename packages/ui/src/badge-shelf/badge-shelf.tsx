import type { ComponentProps, ReactNode } from 'react'
import { cx } from 'class-variance-authority'
import { Lock } from '../icons/lock.tsx'
import type { Messages } from '../messages/all-messages.ts'
import { messageNodes } from '../messages/message-nodes.tsx'
import type { Coiffure } from '../strand/coiffure.ts'
import { Medallion, type BadgeMetal } from './medallion.tsx'

export type ShelfBadge = {
  /** Stable id; the strands are drawn from it. */
  id: string
  name: ReactNode
  /** How to earn it, or what it was awarded for. */
  description?: ReactNode
  /** The date it was earned, formatted. */
  earnedAt?: ReactNode
  isEarned: boolean
  /** Default `silver`. */
  metal?: BadgeMetal | undefined
  /** Default `knot`. */
  coiffure?: Coiffure | undefined
}

export type BadgeShelfLabels = {
  /** For badges not earned yet: "Not earned yet". */
  locked: ReactNode
}

const english: Messages['badgeShelf'] = { locked: 'Not earned yet' }

export type BadgeShelfProps = Omit<ComponentProps<'ul'>, 'children'> & {
  /** Label of the list: "Badges". */
  label: string
  /** The badges in display order. */
  badges: readonly ShelfBadge[]
  /** Default English. */
  labels?: Partial<BadgeShelfLabels> | undefined
}

/** A person's badges as medallions: metal for earned badges, an outline for the others. */
export function BadgeShelf({ label, badges, labels, className, ...rest }: BadgeShelfProps) {
  const word = messageNodes('badgeShelf', english, labels)
  return (
    <ul
      aria-label={label}
      className={cx(className, 'grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-x-4 gap-y-10')}
      {...rest}
    >
      {badges.map(({ id, name, description, earnedAt, isEarned, metal = 'silver', coiffure = 'knot' }) => (
        <li key={id} className="grid content-start justify-items-center gap-1 text-center">
          <Medallion seed={id} coiffure={coiffure} metal={metal} isEarned={isEarned} />
          <p className={cx('mt-4 font-medium text-balance wrap-anywhere', !isEarned && 'text-text-muted')}>
            {name}
          </p>
          {description && <p className="max-w-44 text-small text-balance text-text-muted">{description}</p>}
          <p className="mt-1 flex items-center gap-1.5 text-caption text-text-muted tabular-nums">
            {isEarned ? (
              earnedAt
            ) : (
              <>
                <Lock className="size-3.5" />
                <span>{word('locked')}</span>
              </>
            )}
          </p>
        </li>
      ))}
    </ul>
  )
}
