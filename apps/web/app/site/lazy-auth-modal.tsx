import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { authModalAtom } from '../atoms/auth-modal.ts'

const AuthModal = lazy(() => import('./auth-modal.tsx'))

/** The authentication modal over any page while its flag is set; its code comes when it is first asked for. */
export function LazyAuthModal() {
  const view = useAtomValue(authModalAtom)
  return view && (
    <Suspense>
      <AuthModal view={view} />
    </Suspense>
  )
}
