'use client'
import type { ComponentProps } from 'react'
import { useNativeControl } from './use-native-control.ts'

/** `<select>` that reports what was entered before hydration, and resets of its form. */
export function NativeSelect({ ref, ...rest }: ComponentProps<'select'>) {
  const mergedRef = useNativeControl(rest.value !== undefined, ref)
  return <select ref={mergedRef} {...rest} />
}
