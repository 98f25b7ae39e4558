import type { FormEvent } from 'react'
import type { Autosaver } from '../../lib/data/autosaver.ts'

/**
 * Submits a form once a save of the same text is done, and lets no other begin: its version would be outdated, and a new post would
 * be stored twice.
 */
export function submitAfter(
  saver: Pick<Autosaver<unknown>, 'running' | 'stop'>,
  event: FormEvent<HTMLElement>,
): void {
  const { target, nativeEvent } = event
  const save = saver.running()
  if (!(target instanceof HTMLFormElement)) return
  if (!save) return saver.stop()
  event.preventDefault()
  const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
  void save.then(() => target.requestSubmit(submitter))
}
