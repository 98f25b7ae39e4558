import { cloneElement, isValidElement, type HTMLAttributes, type ReactElement, type ReactNode } from 'react'
import { mergeSlotProps, Slot } from '../as-child/slot.ts'

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
  const given: HTMLAttributes<HTMLElement> = {
    ...rest,
    ...(isCurrent && { 'aria-current': 'page' }),
    ...(isCopy && { tabIndex: -1 }),
  }
  // Pages have many links: without a `Slot` for each they mount faster.
  if (!isLazy(link)) return cloneElement(link, mergeSlotProps({ ...given }, link.props), children)
  return (
    <Slot {...given} wrap={() => children}>
      {link}
    </Slot>
  )
}

// Server components pass lazy elements to client components.
function isLazy(element: ReactNode): boolean {
  return !isValidElement(element)
}
