import { Children, cloneElement, isValidElement, useCallback, type HTMLAttributes, type ReactNode, type Ref } from 'react'
import { cx } from 'class-variance-authority'

type SlottedProps = HTMLAttributes<HTMLElement> & { ref?: Ref<HTMLElement> | undefined }

export type SlotProps = SlottedProps & {
  /** Puts more beside the child's own content: an icon before it, a count after it. */
  wrap?: (content: ReactNode) => ReactNode
}

/**
 * Renders its only child with the props given here, which is what `asChild` means. Classes and descriptions are
 * joined, handlers run one after the other (the child's first), styles are merged, both refs are served; of all else
 * the child's own word holds. Throws where there is not exactly one element.
 */
export function Slot({ children, wrap = (content) => content, ref, ...given }: SlotProps) {
  // Reads lazy children too, which is how server components hand elements to client ones.
  const [child, ...more] = Children.toArray(children)
  if (!isValidElement<SlottedProps>(child) || more.length) throw new Error('asChild takes exactly one element as its child.')
  const own = child.props
  const merged = useRefs(ref, own.ref)
  return cloneElement(child, { ...merge({ ...given }, { ...own }), ref: merged }, wrap(own.children))
}

function merge(given: Record<string, unknown>, own: Record<string, unknown>): Record<string, unknown> {
  const merged = { ...given, ...own }
  for (const [name, ours] of Object.entries(given)) {
    const theirs = own[name]
    if (typeof ours === 'function')
      merged[name] = (...happened: unknown[]) => {
        if (typeof theirs === 'function') theirs(...happened)
        ours(...happened)
      }
    else if (name === 'style') merged[name] = Object.assign({}, ours, theirs)
    else if (typeof theirs === 'string' && /^(className|aria-describedby)$/.test(name)) merged[name] = cx(`${ours}`, theirs)
  }
  return merged
}

/** One ref that serves two, or the only one there is. */
function useRefs(one: Ref<HTMLElement> | undefined, other: Ref<HTMLElement> | undefined) {
  const both = useCallback(
    (element: HTMLElement) => {
      const ends = [one, other].map((ref) => {
        const end = typeof ref === 'function' ? ref(element) : undefined
        if (ref && typeof ref === 'object') ref.current = element
        return end ?? (() => (typeof ref === 'function' ? ref(null) : ref && (ref.current = null)))
      })
      return () => ends.forEach((end) => end())
    },
    [one, other],
  )
  return one && other ? both : (one ?? other)
}
