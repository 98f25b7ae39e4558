import { useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router'
import { showToastAtom } from '../atoms/toasts.ts'

/** Says once that the session is over, where the address tells so (specification §8), and takes it off the address. */
export function SessionNotice() {
  const { t } = useLingui()
  const showToast = useSetAtom(showToastAtom)
  const [query] = useSearchParams()
  const isOver = query.get('notice') === 'session-expired'
  const tell = useEffectEvent(() => {
    showToast({ tone: 'info', message: t`Your session has expired, please login again.` })
    // Not by the router: the login page goes on saying it, and only a reload no longer does.
    const address = new URL(window.location.href)
    address.searchParams.delete('notice')
    window.history.replaceState(window.history.state, '', address)
  })
  useEffect(() => {
    if (isOver) tell()
  }, [isOver])
  return null
}
