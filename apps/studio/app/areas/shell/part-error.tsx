import { useRouteError } from 'react-router'
import { LoadFailed } from './load-failed.tsx'

/** Shown inside the shell if a page’s code could not be loaded, or fails. */
export function PartError() {
  const retry = () => {
    // Without a connection it would replace the studio by the browser’s own page.
    if (navigator.onLine) window.location.reload()
  }
  return <LoadFailed error={useRouteError()} onRetry={retry} level={1} />
}
