import { useState } from 'react'

type FieldValue<V> = {
  /** The value, if the caller controls it. */
  value: V | undefined
  defaultValue: V
  onValueChange: ((value: V) => void) | undefined
  /** Whether two values are the same. Default `Object.is`. */
  isSame?: ((first: V, second: V) => boolean) | undefined
}

/** The value of a field and a function that changes and reports it. Reports nothing if the value stays the same. */
export function useFieldValue<V>({
  value,
  defaultValue,
  onValueChange,
  isSame = Object.is,
}: FieldValue<V>): [V, (next: V) => void] {
  const [own, setOwn] = useState(defaultValue)
  const current = value === undefined ? own : value
  const change = (next: V) => {
    if (isSame(next, current)) return
    setOwn(next)
    onValueChange?.(next)
  }
  return [current, change]
}
