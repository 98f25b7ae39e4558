import { lazyWhenShown } from '../../../lib/browser/lazy-component.tsx'

/** `SubmitDialog`, loaded when it is opened for the first time. */
export const LazySubmitDialog = lazyWhenShown(() =>
  import('./submit-dialog.tsx').then(({ SubmitDialog }) => SubmitDialog),
)
