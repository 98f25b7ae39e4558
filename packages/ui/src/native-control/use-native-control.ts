import { useEffect, useLayoutEffect, useRef, type Ref } from 'react'
import { useMergedRefs } from '../refs/use-merged-refs.ts'
import { enterState, readDefaultState, readState, type NativeControl } from './control-state.ts'
import type { EnteredText } from './use-text-before-hydration.ts'

/**
 * Keeps React informed about a native control: what was entered in it before hydration is reported to its `onChange`, and
 * a reset of its form restores and reports its initial state. `before` is what was entered, if the control cannot hold it until
 * then. Returns the ref for the control.
 */
export function useNativeControl<T extends NativeControl>(
  isControlled: boolean,
  ref: Ref<T> | undefined,
  before?: EnteredText,
): Ref<T> | undefined {
  const own = useRef<T>(null)
  const initial = useRef<string>(null)
  const committed = useRef<string>(null)

  useLayoutEffect(() => {
    const control = own.current
    if (!control || initial.current !== null) return
    const byDefault = readDefaultState(control)
    initial.current = byDefault
    const entered = before?.text ?? readState(control)
    if (entered === byDefault) return
    // In a microtask, so that each event is handled with the result of the one before.
    queueMicrotask(() => enterState(control, entered, byDefault, before))
  }, [before])
  useLayoutEffect(() => {
    committed.current = own.current && readState(own.current)
  })

  useEffect(() => {
    const reset = (event: Event) => {
      const control = own.current
      if (!control || event.target !== control.form || event.defaultPrevented || control.type === 'file')
        return
      const before = readState(control)
      const target = isControlled ? (initial.current ?? '') : readDefaultState(control)
      if (before === target) return
      queueMicrotask(() => {
        if (!isControlled || committed.current !== target) enterState(control, target, before)
      })
    }
    // After the listeners of components that reset a value of several controls, which are on the document.
    window.addEventListener('reset', reset)
    return () => window.removeEventListener('reset', reset)
  }, [isControlled])

  return useMergedRefs<T>(own, ref)
}
