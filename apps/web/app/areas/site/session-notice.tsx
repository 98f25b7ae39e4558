import { useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router'
import { showToastAtom } from '../../lib/browser/toast-atoms.ts'
import { useRootData } from '../../lib/data/use-root-data.ts'

/**
 * Says once what became of the session: that it is over, where the address tells so (specification §8) and is rid of it
 * then; or the server’s greeting to somebody who came back signed in.
 */
export function SessionNotice() {
  const { t } = useLingui()
  const showToast = useSetAtom(showToastAtom)
  const { greeting } = useRootData()
  const [query] = useSearchParams()
  const isOver = query.get('notice') === 'session-expired'
  const tell = useEffectEvent(() => {
    showToast({ tone: 'info', message: t`Your session has expired, please login again.` })
    // Not by the router: the login page goes on saying it, and only a reload no longer does.
    const address = new URL(window.location.href)
    address.searchParams.delete('notice')
    window.history.replaceState(window.history.state, '', address)
  })
  const greet = useEffectEvent((message: string) => showToast({ tone: 'success', message }))
  useEffect(() => {
    if (isOver) tell()
  }, [isOver])
  useEffect(() => {
    if (greeting) greet(greeting)
  }, [greeting])
  return null
}
