import { callOf } from '@chignon/app-kit/data/query-client'
import { useAtomValue } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { useState } from 'react'

/** Uses a passkey of the person; `use` resolves to null if they cancel or the browser cannot. */
export function usePasskey() {
  const client = useAtomValue(queryClientAtom)
  const [isBusy, setIsBusy] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const use = async () => {
    setIsBusy(true)
    setHasFailed(false)
    try {
      const [{ startAuthentication }, { passkeyEndpoints }] = await Promise.all([
        import('@simplewebauthn/browser'),
        import('@chignon/contract/identity/passkey'),
      ])
      const { data: optionsJSON } = await callOf(client)(passkeyEndpoints.request, {})
      return await startAuthentication({ optionsJSON })
    } catch {
      setHasFailed(true)
      return null
    } finally {
      setIsBusy(false)
    }
  }
  return { use, isBusy, hasFailed }
}
