import { useAtomValue } from 'jotai'
import { lazy, Suspense, useState } from 'react'
import { authModalAtom } from './auth-modal-atom.ts'

// Where the code cannot be had.
const Nothing = () => <></>

const AuthModal = lazy(() =>
  import('./auth-modal.tsx').catch(() => {
    // What the modal asks, the page asks as well.
    const { pathname, search } = window.location
    window.location.assign(`/login?redirectTo=${encodeURIComponent(pathname + search)}`)
    return { default: Nothing }
  }),
)

/**
 * The authentication modal over any page while its flag is set; its code comes when it is first asked for. It stays
 * in the tree from then on, so that closing gives the focus back.
 */
export function LazyAuthModal() {
  const request = useAtomValue(authModalAtom)
  const [isWanted, setIsWanted] = useState(false)
  if (request && !isWanted) setIsWanted(true)
  return (
    isWanted && (
      <Suspense>
        <AuthModal request={request} />
      </Suspense>
    )
  )
}
