import { lazyWhenShown } from '../../../lib/browser/lazy-component.tsx'

/** `StartDialog`, loaded when it is opened for the first time. */
export const LazyStartDialog = lazyWhenShown(() =>
  import('./start-dialog.tsx').then(({ StartDialog }) => StartDialog),
)
