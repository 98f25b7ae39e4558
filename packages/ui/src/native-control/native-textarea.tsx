'use client'
import type { ComponentProps } from 'react'
import { composeHandlers } from '../handlers/compose-handlers.ts'
import { useNativeControl } from './use-native-control.ts'

type NativeTextareaProps = ComponentProps<'textarea'> & {
  /** Receives the text on every change. */
  onValueChange?: ((value: string) => void) | undefined
}

/** `<textarea>` that reports what was entered before hydration, and resets of its form. */
export function NativeTextarea({ ref, onChange, onValueChange, ...rest }: NativeTextareaProps) {
  const mergedRef = useNativeControl(rest.value !== undefined, ref)
  return (
    <textarea
      ref={mergedRef}
      {...rest}
      onChange={composeHandlers(onChange, (event) => onValueChange?.(event.currentTarget.value))}
    />
  )
}
