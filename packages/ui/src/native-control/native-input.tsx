'use client'
import type { ComponentProps } from 'react'
import { composeHandlers } from '../handlers/compose-handlers.ts'
import { useNativeControl } from './use-native-control.ts'

export type NativeInputProps = ComponentProps<'input'> & {
  /** Receives the text on every change. */
  onValueChange?: ((value: string) => void) | undefined
  /** For checkboxes: receives whether it is checked. */
  onCheckedChange?: ((checked: boolean) => void) | undefined
}

/** `<input>` that reports what was entered before hydration, and resets of its form. */
export function NativeInput({ ref, onChange, onValueChange, onCheckedChange, ...rest }: NativeInputProps) {
  const isCheckable = rest.type === 'checkbox' || rest.type === 'radio'
  const mergedRef = useNativeControl((isCheckable ? rest.checked : rest.value) !== undefined, ref)
  return (
    <input
      ref={mergedRef}
      {...rest}
      onChange={composeHandlers(onChange, ({ currentTarget }) => {
        onValueChange?.(currentTarget.value)
        onCheckedChange?.(currentTarget.checked)
      })}
    />
  )
}
