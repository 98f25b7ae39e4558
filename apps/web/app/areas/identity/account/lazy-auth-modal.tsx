import { useAtomValue } from 'jotai'
// It handles the failure itself.
// oxlint-disable-next-line no-restricted-imports
import { lazy, Suspense, useState } from 'react'
import { loginPath } from '../../../lib/routing/login-path.ts'
import { authModalAtom } from './auth-modal-atom.ts'

// Rendered if the modal's code cannot be loaded.
const Nothing = () => <></>

const AuthModal = lazy(() =>
  import('./auth-modal.tsx').catch(() => {
    // Use the login page instead.
    const { pathname, search } = window.location
    window.location.assign(loginPath(pathname + search))
    return { default: Nothing }
  }),
)

/**
 * Authentication modal, loaded on first use. It stays mounted afterwards so that closing it restores the focus.
 */
export function LazyAuthModal() {
  const request = useAtomValue(authModalAtom)
  const [isMounted, setIsMounted] = useState(false)
  if (request && !isMounted) setIsMounted(true)
  return (
    isMounted && (
      <Suspense>
        <AuthModal request={request} />
      </Suspense>
    )
  )
}
