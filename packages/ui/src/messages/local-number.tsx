'use client'
import { useFormatNumber } from './use-locale.ts'

/** A number in the digits of the nearest `MessagesProvider`, for components without 'use client'. */
export function LocalNumber({ value }: { value: number }) {
  return <span>{useFormatNumber(undefined)(value)}</span>
}
