'use client'
import type { ComponentProps } from 'react'
import { useNativeControl } from './use-native-control.ts'

/** `<input>` that reports what was entered before hydration, and resets of its form. */
export function NativeInput({ ref, ...rest }: ComponentProps<'input'>) {
  const isCheckable = rest.type === 'checkbox' || rest.type === 'radio'
  const mergedRef = useNativeControl((isCheckable ? rest.checked : rest.value) !== undefined, ref)
  return <input ref={mergedRef} {...rest} />
}
