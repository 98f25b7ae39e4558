import { useEffect } from 'react'

type SavingSession = {
  /** Takes what this device kept. */
  start?: () => void
  /** Saves now what is not saved. */
  flush: () => Promise<unknown>
  stop: () => void
}

/** Runs a session that saves while something is typed: it saves at once when the page is hidden, online again or left. */
export function useSavingSession(session: SavingSession): void {
  useEffect(() => {
    session.start?.()
    const flush = () => void session.flush()
    const flushHidden = () => {
      if (document.visibilityState === 'hidden') flush()
    }
    document.addEventListener('visibilitychange', flushHidden)
    window.addEventListener('online', flush)
    return () => {
      document.removeEventListener('visibilitychange', flushHidden)
      window.removeEventListener('online', flush)
      flush()
      session.stop()
    }
  }, [session])
}
