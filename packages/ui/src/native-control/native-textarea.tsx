'use client'
import { useId, type ComponentProps } from 'react'
import { composeHandlers } from '../handlers/compose-handlers.ts'
import { useNativeControl } from './use-native-control.ts'
import { useTextBeforeHydration } from './use-text-before-hydration.ts'

type NativeTextareaProps = ComponentProps<'textarea'> & {
  /** Receives the text on every change. */
  onValueChange?: ((value: string) => void) | undefined
}

/** `<textarea>` that reports what was entered before hydration, and resets of its form. */
export function NativeTextarea({ ref, id, onChange, onValueChange, ...rest }: NativeTextareaProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const entered = useTextBeforeHydration(controlId)
  const mergedRef = useNativeControl(rest.value !== undefined, ref, entered)
  return (
    <textarea
      ref={mergedRef}
      id={controlId}
      {...rest}
      onChange={composeHandlers(onChange, (event) => onValueChange?.(event.currentTarget.value))}
    />
  )
}
