import { useCallback, type Ref } from 'react'

/**
 * A ref that sets both refs, or the only one given. It changes only when one of them changes, so that React does
 * not detach and re-attach the element on every render.
 */
export function useMergedRefs<T>(one: Ref<T> | undefined, other: Ref<T> | undefined): Ref<T> | undefined {
  const both = useCallback(
    (element: T) => {
      const cleanups = [one, other].map((ref) => {
        if (typeof ref === 'function') return ref(element) ?? (() => ref(null))
        if (ref) ref.current = element
        return () => ref && (ref.current = null)
      })
      return () => cleanups.forEach((cleanup) => cleanup())
    },
    [one, other],
  )
  return one && other ? both : one || other
}
