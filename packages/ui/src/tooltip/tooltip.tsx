'use client'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { cx } from 'class-variance-authority'
import { Tooltip as Radix } from 'radix-ui'

/** How long the pointer rests before the words appear, in milliseconds. */
const showAfter = 350

export type TooltipProps = Omit<ComponentProps<typeof Radix.Content>, 'children' | 'asChild'> & {
  /** A few words, without links or controls. */
  text: ReactNode
  /** What they explain: one element that can have the focus. */
  children: ReactElement
}

/**
 * A few words on what has the pointer or the focus; Escape takes them away, and the pointer may go over them. While
 * they show they are the element's description: what is needed to use it must stand in its name, for fingers never
 * see a tooltip. It stays where it is written, not at the end of the page: so it works in a modal dialog as well.
 */
export function Tooltip({ text, children, className, ...rest }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={showAfter}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Content
          sideOffset={8}
          collisionPadding={8}
          className={cx(
            'z-40 w-max max-w-60 rounded-control border border-line bg-raised px-3 py-1.5 text-caption text-text shadow-float',
            className,
          )}
          {...rest}
        >
          {text}
        </Radix.Content>
      </Radix.Root>
    </Radix.Provider>
  )
}
