import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { toastsAtom } from '../atoms/toasts.ts'

const SiteToaster = lazy(() => import('./site-toaster.tsx'))

/** The toasts; their code comes with the first. */
export function LazyToaster() {
  return useAtomValue(toastsAtom).length > 0 && (
    <Suspense>
      <SiteToaster />
    </Suspense>
  )
}
