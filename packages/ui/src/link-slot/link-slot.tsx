import type { HTMLAttributes, ReactElement, ReactNode } from 'react'
import { Slot } from '../as-child/slot.ts'

/**
 * A link element: `<a href>` or the link of the app's router with its target set (`<Link to="/courses/x" />`).
 * Components add content, class and state, so that `ui` does not depend on a router.
 */
export type LinkElement = ReactElement<{
  className?: string | undefined
  children?: ReactNode
  'aria-current'?: 'page' | undefined
  tabIndex?: number | undefined
}>

type LinkSlotProps = HTMLAttributes<HTMLElement> & {
  /** The link, with its target and without children. */
  link: LinkElement
  className?: string | undefined
  /** Marks the link to the current page. */
  isCurrent?: boolean | undefined
  /** Takes the link out of the tab order: for a copy of another link, hidden from assistive technology. */
  isCopy?: boolean | undefined
  children: ReactNode
}

/** Renders the given link with a component's content, class and attributes. */
export function LinkSlot({ link, isCurrent, isCopy, children, ...rest }: LinkSlotProps) {
  return (
    <Slot
      {...rest}
      {...(isCurrent && { 'aria-current': 'page' })}
      {...(isCopy && { tabIndex: -1 })}
      wrap={() => children}
    >
      {link}
    </Slot>
  )
}
