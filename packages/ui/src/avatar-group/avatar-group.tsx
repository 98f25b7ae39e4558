import type { ComponentProps, ReactNode } from 'react'
import { cx } from 'class-variance-authority'
import { Avatar, type AvatarProps } from '../avatar/avatar.tsx'
import { messageNodes } from '../messages/message-nodes.tsx'

export type AvatarGroupLabels = {
  /** The people who are not shown, for screen readers. */
  more: (count: number) => ReactNode
}

const english: AvatarGroupLabels = { more: (count) => (count === 1 ? '1 more' : `${count} more`) }

/** A person of a group. */
export type AvatarGroupPerson = {
  id: string
  name: string
  /** URL of a square picture. */
  src?: string | null | undefined
}

/** How far each covers the one before. */
const overlaps = { small: '-space-x-2.5', medium: '-space-x-3', large: '-space-x-4', huge: '-space-x-6' }
const restSizes = {
  small: 'size-8 text-caption',
  medium: 'size-10 text-small',
  large: 'size-16 text-body',
  huge: 'size-24 text-lead',
}

export type AvatarGroupProps = Omit<ComponentProps<'ul'>, 'children'> &
  Pick<AvatarProps, 'size'> & {
    /** What the people have in common: “Reviewing this exam”. */
    label: string
    /** In their order. */
    people: readonly AvatarGroupPerson[]
    /** The number of pictures, at most; the others are counted. Default 4. */
    max?: number | undefined
    /** Default English. */
    labels?: Partial<AvatarGroupLabels> | undefined
  }

/** Several people in little space: their pictures, each partly over the one before, and how many more there are. */
export function AvatarGroup({ label, people, max = 4, size, labels, className, ...rest }: AvatarGroupProps) {
  const text = messageNodes('avatarGroup', english, labels)
  const step = size ?? 'medium'
  // One too many is as wide as the count.
  const shown = people.length > max ? people.slice(0, max - 1) : people
  const count = people.length - shown.length
  return (
    <ul
      aria-label={label}
      className={cx(className, 'flex w-max max-w-full list-none', overlaps[step])}
      {...rest}
    >
      {shown.map(({ id, name, src }) => (
        <li key={id} className="flex rounded-pill ring-2 ring-ground">
          <Avatar name={name} src={src} size={size} />
        </li>
      ))}
      {count > 0 && (
        <li
          className={cx(
            restSizes[step],
            'grid place-items-center rounded-pill bg-surface text-text-muted tabular-nums ring-2 ring-ground forced-colors:border',
          )}
        >
          <span aria-hidden="true">+{count}</span>
          <span className="sr-only">{text('more', count)}</span>
        </li>
      )}
    </ul>
  )
}
