import type { Ref, RefCallback } from 'react'

/** One ref out of a component's own and its caller's. */
export function joinRefs<T>(...refs: readonly (Ref<T> | undefined)[]): RefCallback<T> {
  return (element) => {
    const ends = refs.map((ref) => {
      if (typeof ref === 'function') {
        const end = ref(element)
        return typeof end === 'function' ? end : () => void ref(null)
      }
      if (ref) ref.current = element
      return () => {
        if (ref) ref.current = null
      }
    })
    return () => {
      for (const end of ends) end()
    }
  }
}
