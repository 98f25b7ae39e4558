'use client'
import type { ComponentProps } from 'react'
import { useNativeControl } from './use-native-control.ts'

/** `<textarea>` that reports what was entered before hydration, and resets of its form. */
export function NativeTextarea({ ref, ...rest }: ComponentProps<'textarea'>) {
  const mergedRef = useNativeControl(rest.value !== undefined, ref)
  return <textarea ref={mergedRef} {...rest} />
}
