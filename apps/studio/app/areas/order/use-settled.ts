import { useEffect, useState } from 'react'

// Longer than between two keys of an amount.
const pauseMs = 250

/** A value once it has not changed for a moment; `asText` says whether it is another one. */
export function useSettled<T>(value: T, asText: string): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs)
    return () => clearTimeout(timer)
    // The text says whether it is another value.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [asText])
  return settled
}
