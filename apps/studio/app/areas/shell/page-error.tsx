import { useRouteError } from 'react-router'
import { LoadFailed } from './load-failed.tsx'

/** Shown instead of the studio if its code could not be loaded, or fails. */
export function PageError() {
  return (
    <main className="mx-auto max-w-[40rem] px-5 py-16">
      <LoadFailed error={useRouteError()} onRetry={() => window.location.reload()} level={1} />
    </main>
  )
}
