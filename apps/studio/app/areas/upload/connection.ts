/** What is known about the connection to the network. */
export type Connection = {
  isOnline: () => boolean
  /** Calls back when the browser goes online or offline; returns a function that ends it. */
  onChange: (callback: () => void) => () => void
}

/** The browser’s connection. */
export const browserConnection: Connection = {
  isOnline: () => navigator.onLine,
  onChange(callback) {
    window.addEventListener('online', callback)
    window.addEventListener('offline', callback)
    return () => {
      window.removeEventListener('online', callback)
      window.removeEventListener('offline', callback)
    }
  },
}

/** Resolves when the browser is online, after a pause in milliseconds unless it went online meanwhile. Rejects with the reason of the signal. */
export function waitForConnection(connection: Connection, pause: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    let isPausing = true
    const end = (settle: () => void) => {
      clearTimeout(timer)
      stop()
      signal.removeEventListener('abort', abort)
      settle()
    }
    const proceed = () => {
      if (connection.isOnline() && !isPausing) end(resolve)
    }
    const abort = () => end(() => reject(signal.reason))
    const timer = setTimeout(() => {
      isPausing = false
      proceed()
    }, pause)
    const stop = connection.onChange(() => {
      isPausing = false
      proceed()
    })
    signal.addEventListener('abort', abort)
    if (signal.aborted) abort()
  })
}
