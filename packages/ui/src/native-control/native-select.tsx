'use client'
import type { ComponentProps } from 'react'
import { composeHandlers } from '../handlers/compose-handlers.ts'
import { useNativeControl } from './use-native-control.ts'

type NativeSelectProps = ComponentProps<'select'> & {
  /** Receives the value of the selected option. */
  onValueChange?: ((value: string) => void) | undefined
}

/** `<select>` that reports what was entered before hydration, and resets of its form. */
export function NativeSelect({ ref, onChange, onValueChange, ...rest }: NativeSelectProps) {
  const mergedRef = useNativeControl(rest.value !== undefined, ref)
  return (
    <select
      ref={mergedRef}
      {...rest}
      onChange={composeHandlers(onChange, (event) => onValueChange?.(event.currentTarget.value))}
    />
  )
}
