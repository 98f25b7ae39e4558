import { Button } from '@chignon/ui/button'
import { lazyWhenIdle } from '../../../lib/browser/lazy-component.tsx'
import { useHydrated } from '../../../lib/browser/use-hydrated.ts'

// As high as the button: the buttons below must not move while they are clicked.
const space = (
  <div className="invisible" inert>
    <Button variant="secondary" size="large" isWide>
      {'\u00A0'}
    </Button>
  </div>
)

const PasskeySignIn = lazyWhenIdle(
  () => import('./passkey-sign-in.tsx').then(({ PasskeySignIn }) => PasskeySignIn),
  { fallback: space },
)

/** Offers to log in with a passkey once the browser is idle, if it has passkeys. */
export function LazyPasskeySignIn({ redirectTo }: { redirectTo: string }) {
  const isHydrated = useHydrated()
  if (!isHydrated || !('PublicKeyCredential' in window)) return null
  return <PasskeySignIn redirectTo={redirectTo} />
}
