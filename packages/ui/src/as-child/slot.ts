import { Children, cloneElement, isValidElement, type HTMLAttributes, type ReactNode, type Ref } from 'react'
import { useMergedRefs } from '../refs/use-merged-refs.ts'

type SlottedProps = HTMLAttributes<HTMLElement> & { ref?: Ref<HTMLElement> | undefined }

export type SlotProps = SlottedProps & {
  /** Puts more beside the child's own content: an icon before it, a count after it. */
  wrap?: (content: ReactNode) => ReactNode
}

/**
 * Renders its only child with the props given here, which is what `asChild` means. Classes and descriptions are
 * joined, handlers run one after the other (the child's first), styles are merged, both refs are served; of all else
 * the child's own word holds. Throws where there is not exactly one element. Written here because `radix-ui`'s weighs
 * more than a button may in all.
 */
export function Slot({ children, wrap, ref, ...given }: SlotProps) {
  // Reads lazy children too, which is how server components hand elements to client ones.
  const [child, another] = Children.toArray(children)
  if (!isValidElement<SlottedProps>(child) || another) throw new Error('asChild takes one element')
  const { children: content, ref: ownRef, ...own } = child.props
  return cloneElement(
    child,
    { ...merge(given, own), ref: useMergedRefs(ref, ownRef) },
    wrap ? wrap(content) : content,
  )
}

/** Lays the child's own props over the given ones, which nobody else holds. */
function merge(given: Record<string, unknown>, own: Record<string, unknown>): Record<string, unknown> {
  for (const [name, theirs] of Object.entries(own)) {
    const ours = given[name]
    if (!ours || !theirs) given[name] = theirs ?? ours
    else if (name === 'style') given[name] = Object.assign({}, ours, theirs)
    else if (name === 'className' || name === 'aria-describedby')
      given[name] = Array.of<unknown>(ours, theirs).join(' ')
    else if (/^on[A-Z]/.test(name) && typeof ours === 'function' && typeof theirs === 'function')
      given[name] = (...happened: unknown[]) => {
        theirs(...happened)
        ours(...happened)
      }
    else given[name] = theirs
  }
  return given
}
