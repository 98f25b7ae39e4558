'use client'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { cx } from 'class-variance-authority'
import * as Radix from '@radix-ui/react-tooltip'
import { onlyElement } from '../as-child/only-element.ts'
import type { OpenState } from '../modal/open-state.ts'
import { useOpenState } from '../modal/use-open-state.ts'
import { checkControlled } from '../development/check-controlled.ts'
import { useHydratedLater } from '../hydration/use-hydrated-later.ts'

/** Delay before it appears on hover, in milliseconds. */
const showAfter = 350

export type TooltipProps = Omit<ComponentProps<typeof Radix.Content>, 'children' | 'asChild'> &
  OpenState & {
    /** A few words, without links or controls. */
    text: ReactNode
    /** The described element, which must be focusable. */
    children: ReactElement
  }

/**
 * A few words about a hovered or focused element; Escape hides them, and the pointer may move over them. While
 * visible they are the element's description: essential information belongs into its name, because touch users
 * never see a tooltip. It is rendered in place, not at the end of the page, so that it works in a modal dialog.
 */
export function Tooltip({
  text,
  open,
  defaultOpen,
  onOpenChange,
  children,
  className,
  ...rest
}: TooltipProps) {
  if (process.env.NODE_ENV !== 'production') checkControlled('Tooltip', 'open', open, onOpenChange)
  const [isOpen, setOpen] = useOpenState({ open, defaultOpen, onOpenChange })
  // On the server its position is unknown, and its inline style would be blocked by a strict policy.
  const isHydrated = useHydratedLater()
  return (
    <Radix.Provider delayDuration={showAfter}>
      <Radix.Root open={isOpen && isHydrated} onOpenChange={setOpen}>
        <Radix.Trigger asChild>{onlyElement(children, 'Tooltip')}</Radix.Trigger>
        <Radix.Content
          sideOffset={8}
          collisionPadding={8}
          className={cx(
            className,
            'z-40 w-max max-w-60 rounded-panel border border-line bg-raised px-3 py-1.5 text-caption text-text shadow-float',
          )}
          {...rest}
        >
          {text}
        </Radix.Content>
      </Radix.Root>
    </Radix.Provider>
  )
}
