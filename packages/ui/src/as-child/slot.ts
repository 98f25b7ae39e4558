import { cloneElement, type ButtonHTMLAttributes, type HTMLAttributes, type ReactNode, type Ref } from 'react'
import { useMergedRefs } from '../refs/use-merged-refs.ts'
import { onlyElement } from './only-element.ts'

type SlottedProps = HTMLAttributes<HTMLElement> &
  Pick<ButtonHTMLAttributes<HTMLElement>, 'popoverTarget'> & { ref?: Ref<HTMLElement> | undefined }

export type SlotProps = SlottedProps & {
  /** Wraps the child's content, for example to add an icon before it or a count after it. */
  wrap?: ((content: ReactNode) => ReactNode) | undefined
}

/**
 * Implements `asChild`: renders its only child with the props given here. Merges classes, descriptions, styles and
 * refs; calls the child's event handlers first; otherwise the child's props win. Throws unless there is exactly one
 * element. Not Radix's Slot, which alone exceeds the size budget of a button.
 */
export function Slot({ children, wrap, ref, ...given }: SlotProps) {
  const child = onlyElement<SlottedProps>(children, 'asChild')
  const { children: content, ref: ownRef, ...own } = child.props
  return cloneElement(
    child,
    { ...mergeSlotProps(given, own), ref: useMergedRefs(ref, ownRef) },
    wrap ? wrap(content) : content,
  )
}

/**
 * Merges the child's own props into `given`, which is a fresh object from the rest spread. Functions in `given` are
 * event handlers: no other HTML attribute is a function.
 */
export function mergeSlotProps(
  given: Record<string, unknown>,
  own: Record<string, unknown>,
): Record<string, unknown> {
  for (const [name, theirs] of Object.entries(own)) {
    const ours = given[name]
    if (!ours || !theirs) given[name] = theirs ?? ours
    else if (name === 'style') given[name] = Object.assign({}, ours, theirs)
    else if (name === 'className') given[name] = Array.of<unknown>(theirs, ours).join(' ')
    else if (name === 'aria-describedby') given[name] = Array.of<unknown>(ours, theirs).join(' ')
    else if (typeof ours === 'function' && typeof theirs === 'function')
      given[name] = (...happened: unknown[]) => {
        theirs(...happened)
        ours(...happened)
      }
    else given[name] = theirs
  }
  return given
}
