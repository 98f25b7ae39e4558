// It handles the failure itself.
// oxlint-disable-next-line no-restricted-imports
import { lazy, Suspense } from 'react'
import { useHydrated } from '../../../../lib/browser/use-hydrated.ts'

const AddPasskey = lazy(() => import('./add-passkey.tsx').catch(() => ({ default: () => <></> })))

/** Offers to add a passkey once scripts are running, if the browser has passkeys. */
export function LazyAddPasskey() {
  const isHydrated = useHydrated()
  if (!isHydrated || !('PublicKeyCredential' in window)) return null
  return (
    <Suspense>
      <AddPasskey />
    </Suspense>
  )
}
