import { passkeyEndpoints } from '@chignon/contract/identity/passkey'
import { Button } from '@chignon/ui/button'
import { FormMessage } from '@chignon/ui/form-message'
import { startAuthentication, type AuthenticationResponseJSON } from '@simplewebauthn/browser'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useFetcher } from 'react-router'
import { createCall } from '@chignon/app-kit/data/call'
import { useRootData } from '../../../lib/data/use-root-data.ts'
import type { passkeyLogIn } from './passkey-action.ts'
import { usePasskeyAutofill } from './use-passkey-autofill.ts'

/** Logs in with a passkey, by a button or by what the browser fills in. Loaded on demand, where the browser has passkeys. */
export function PasskeySignIn({ redirectTo }: { redirectTo: string }) {
  const { t } = useLingui()
  const { locale } = useRootData()
  const fetcher = useFetcher<typeof passkeyLogIn>()
  const [isWaiting, setIsWaiting] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  const request = async () => {
    const { data } = await createCall({ base: '/bff', locale })(passkeyEndpoints.request, {})
    return data
  }
  const send = (response: AuthenticationResponseJSON) =>
    fetcher.submit(
      { response: JSON.stringify(response), redirectTo },
      { method: 'post', action: '/login/passkey' },
    )
  usePasskeyAutofill({ request, onUse: (response) => void send(response), isPaused: isWaiting })

  async function signIn(): Promise<void> {
    setIsWaiting(true)
    setFailure(null)
    try {
      await send(await startAuthentication({ optionsJSON: await request() }))
    } catch {
      setFailure(t`No passkey was used. You can try again, or log in with your password.`)
    }
    setIsWaiting(false)
  }

  const message = failure ?? fetcher.data?.message
  return (
    <div className="grid gap-3">
      {message && <FormMessage tone="error">{message}</FormMessage>}
      <Button
        variant="secondary"
        size="large"
        isWide
        isBusy={isWaiting || fetcher.state !== 'idle'}
        onClick={() => void signIn()}
      >
        <Trans>Use a passkey</Trans>
      </Button>
    </div>
  )
}
