import type { FormEvent } from 'react'

/** Submits a form once a save of the same text is done: its version would be outdated, and a new post would be stored twice. */
export function submitAfter(save: Promise<unknown> | null, event: FormEvent<HTMLElement>): void {
  const { target, nativeEvent } = event
  if (!save || !(target instanceof HTMLFormElement)) return
  event.preventDefault()
  const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
  void save.then(() => target.requestSubmit(submitter))
}
