import { cloneElement, type ReactElement, type ReactNode } from 'react'
import { cx } from 'class-variance-authority'

/**
 * An element that makes a link: `<a href>` or the link of the app's router with its target set
 * (`<Link to="/courses/x" />`). A component gives it content, class and state; so `ui` knows no router.
 */
export type LinkElement = ReactElement<{
  className?: string | undefined
  children?: ReactNode
  'aria-current'?: 'page' | undefined
}>

type LinkSlotProps = {
  /** The link, with its target and without children. */
  link: LinkElement
  className?: string | undefined
  /** Marks the link of the page being shown. */
  isCurrent?: boolean | undefined
  children: ReactNode
}

/** Renders the given link with a component's own content and class. */
export function LinkSlot({ link, className, isCurrent, children }: LinkSlotProps) {
  return cloneElement(
    link,
    {
      className: cx(className, link.props.className),
      ...(isCurrent ? { 'aria-current': 'page' } : {}),
    },
    children,
  )
}
