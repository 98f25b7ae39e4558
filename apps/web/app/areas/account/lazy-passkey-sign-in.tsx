import { lazyWhenIdle } from '../../lib/browser/lazy-component.tsx'
import { useHydrated } from '../../lib/browser/use-hydrated.ts'

const PasskeySignIn = lazyWhenIdle(() =>
  import('./passkey-sign-in.tsx').then(({ PasskeySignIn }) => PasskeySignIn),
)

/** Offers to log in with a passkey once the browser is idle, if it has passkeys. */
export function LazyPasskeySignIn({ redirectTo }: { redirectTo: string }) {
  const isHydrated = useHydrated()
  if (!isHydrated || !('PublicKeyCredential' in window)) return null
  return <PasskeySignIn redirectTo={redirectTo} />
}
