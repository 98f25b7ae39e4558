/** Lets so many do something at the same time; the others wait in order. */
export type Turns = {
  /** Waits for a turn, and returns the function that ends it. Rejects with the reason of the signal. */
  take: (signal: AbortSignal) => Promise<() => void>
}

export function createTurns(most: number): Turns {
  let running = 0
  const waiting: (() => void)[] = []
  const end = () => {
    running -= 1
    waiting.shift()?.()
  }
  const begin = () => {
    running += 1
    let isEnded = false
    return () => {
      if (!isEnded) end()
      isEnded = true
    }
  }
  return {
    take: (signal) =>
      new Promise((resolve, reject) => {
        if (signal.aborted) reject(signal.reason)
        else if (running < most) resolve(begin())
        else {
          const start = () => {
            signal.removeEventListener('abort', leave)
            resolve(begin())
          }
          const leave = () => {
            waiting.splice(waiting.indexOf(start), 1)
            reject(signal.reason)
          }
          signal.addEventListener('abort', leave)
          waiting.push(start)
        }
      }),
  }
}
