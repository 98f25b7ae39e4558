import { useCountdown } from '../toast/use-countdown.ts'

type ToastClockProps = {
  /** Milliseconds. */
  duration: number
  isPaused: boolean
  /** Called when the time is over. */
  onEnd: () => void
}

/** The timer of one toast, outside the toast itself, which is remounted when it moves into or out of a dialog. */
export function ToastClock({ duration, isPaused, onEnd }: ToastClockProps) {
  useCountdown(duration, isPaused, onEnd)
  return null
}
