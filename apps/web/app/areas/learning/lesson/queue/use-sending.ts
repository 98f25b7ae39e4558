import { useEffect, useEffectEvent } from 'react'

/** Sends what an earlier visit left, now and whenever the connection is back. */
export function useSending(send: () => Promise<unknown>): void {
  const sendIfOnline = useEffectEvent(() => {
    if (navigator.onLine) void send()
  })
  useEffect(() => {
    sendIfOnline()
    const listener = () => sendIfOnline()
    addEventListener('online', listener)
    return () => removeEventListener('online', listener)
  }, [])
}
