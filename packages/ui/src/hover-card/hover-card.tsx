'use client'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { cx } from 'class-variance-authority'
import * as Radix from '@radix-ui/react-hover-card'
import { onlyElement } from '../as-child/only-element.ts'
import { checkControlled } from '../development/check-controlled.ts'
import { useHydratedLater } from '../hydration/use-hydrated-later.ts'
import type { OpenState } from '../modal/open-state.ts'
import { useOpenState } from '../modal/use-open-state.ts'
import { useOneEntrance } from './use-one-entrance.ts'

/** In milliseconds: a pointer that passes by opens nothing. */
const showAfter = 500
const hideAfter = 200

export type HoverCardProps = Omit<ComponentProps<typeof Radix.Content>, 'children' | 'asChild'> &
  OpenState & {
    /** What is known of the thing, without controls: its link leads to all of it. */
    card: ReactNode
    /** The link to the thing. */
    children: ReactElement
  }

/**
 * A glimpse of what a link leads to, while it is hovered or focused: a person’s mail and last order. Touch users never see it.
 * Rendered in place, so that it works in a modal dialog.
 */
export function HoverCard({
  card,
  open,
  defaultOpen,
  onOpenChange,
  children,
  className,
  ...rest
}: HoverCardProps) {
  if (process.env.NODE_ENV !== 'production') checkControlled('HoverCard', 'open', open, onOpenChange)
  const [isOpen, setOpen] = useOpenState({ open, defaultOpen, onOpenChange })
  // On the server its position is unknown, and its inline style would be blocked by a strict policy.
  const isHydrated = useHydratedLater()
  const { entrance, onOpened } = useOneEntrance(setOpen)
  return (
    <Radix.Root
      open={isOpen && isHydrated}
      onOpenChange={onOpened}
      openDelay={showAfter}
      closeDelay={hideAfter}
    >
      <Radix.Trigger asChild {...entrance}>
        {onlyElement(children, 'HoverCard')}
      </Radix.Trigger>
      <Radix.Content
        sideOffset={8}
        collisionPadding={8}
        align="start"
        className={cx(
          className,
          'z-40 w-80 max-w-[calc(100vw-1rem)] rounded-panel border border-line bg-raised p-4 text-small text-text shadow-float',
        )}
        {...rest}
      >
        {card}
      </Radix.Content>
    </Radix.Root>
  )
}
