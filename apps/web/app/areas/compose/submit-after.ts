import type { FormEvent } from 'react'
import type { Autosaver } from '../../lib/data/autosaver.ts'

/**
 * Submits a form once a save of the same text is done: its version would be outdated, and a new post would be stored twice. Calls
 * `onSubmit` when no save is left to wait for.
 */
export function submitAfter(
  saver: Pick<Autosaver<unknown>, 'running'>,
  event: FormEvent<HTMLElement>,
  onSubmit: () => void,
): void {
  const { target, nativeEvent } = event
  const save = saver.running()
  if (!(target instanceof HTMLFormElement)) return
  if (!save) return onSubmit()
  event.preventDefault()
  const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
  void save.then(() => target.requestSubmit(submitter))
}
