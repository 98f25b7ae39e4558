import type { FormEvent } from 'react'

/**
 * Submits a form once what is on its way is stored: the version of its text would be outdated, and a new post would be stored twice. `pending`
 * resolves to whether the form can be submitted. Calls `onSubmit` when there is nothing left to wait for.
 */
export function submitAfter(
  pending: () => Promise<boolean> | null,
  event: FormEvent<HTMLElement>,
  onSubmit: () => void,
): void {
  const { target, nativeEvent } = event
  if (!(target instanceof HTMLFormElement)) return
  const save = pending()
  if (!save) return onSubmit()
  event.preventDefault()
  const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
  void save.then((canGoOn) => canGoOn && target.requestSubmit(submitter))
}
