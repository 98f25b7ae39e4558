import { useCountdown } from '../toast/use-countdown.ts'

type ToastClockProps = {
  /** Milliseconds. */
  duration: number
  isPaused: boolean
  /** Called once the time is over. */
  onEnd: () => void
}

/** The time of one toast. It stands apart from it, for a toast that moves into a dialog or out of it is made anew. */
export function ToastClock({ duration, isPaused, onEnd }: ToastClockProps) {
  useCountdown(duration, isPaused, onEnd)
  return null
}
