import { useFormats } from '../../lib/start-data-context.ts'
import { useWaitingTime } from './use-waiting-time.ts'

/** The number of an attempt. */
export function AttemptNumber({ number }: { number: number }) {
  return useFormats().number(number)
}

/** How long an attempt has waited. */
export function WaitingSince({ since }: { since: string }) {
  return <time dateTime={since}>{useWaitingTime()(since)}</time>
}

/** The day on which an attempt was submitted. */
export function SubmittedDate({ at }: { at: string }) {
  return <time dateTime={at}>{useFormats().date(at)}</time>
}
