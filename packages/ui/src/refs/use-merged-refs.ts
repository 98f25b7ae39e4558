import { useCallback, type Ref } from 'react'

/**
 * A ref that sets both refs, or the only one given. It changes only when one of them changes, so that React does
 * not detach and re-attach the element on every render.
 */
export function useMergedRefs<T>(first: Ref<T> | undefined, second: Ref<T> | undefined): Ref<T> | undefined {
  const both = useCallback(
    (element: T) => {
      const cleanups = [first, second].map((ref) => {
        if (typeof ref === 'function') return ref(element) ?? (() => ref(null))
        if (ref) ref.current = element
        return () => ref && (ref.current = null)
      })
      return () => cleanups.forEach((cleanup) => cleanup())
    },
    [first, second],
  )
  return first && second ? both : first || second
}
