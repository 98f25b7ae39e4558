import { useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router'
import { clearPersonalStorage } from '../../lib/browser/personal-storage.ts'
import { showToastAtom } from '@chignon/app-kit/browser/toast-atoms'
import { useRootData } from '../../lib/data/use-root-data.ts'
import { isGuest } from '../../lib/data/viewer.ts'

/**
 * Shows a toast about the session: that it has expired, by the query value `notice`, or the server's greeting after a
 * social sign-in. Personal data in the browser's storage is deleted with an expired session.
 */
export function SessionNotice() {
  const { t } = useLingui()
  const showToast = useSetAtom(showToastAtom)
  const { greeting, viewer } = useRootData()
  const [query] = useSearchParams()
  const hasExpired = query.get('notice') === 'session-expired'
  const notify = useEffectEvent(() => {
    // A link with this query value must not delete a member's data.
    if (isGuest(viewer)) clearPersonalStorage()
    showToast({ tone: 'info', message: t`Your session has expired, please login again.` })
    // A full page load instead of the router: the login page shows the message until it is reloaded.
    const address = new URL(window.location.href)
    address.searchParams.delete('notice')
    window.history.replaceState(window.history.state, '', address)
  })
  const greet = useEffectEvent((message: string) => showToast({ tone: 'success', message }))
  useEffect(() => {
    if (hasExpired) notify()
  }, [hasExpired])
  useEffect(() => {
    if (greeting) greet(greeting)
  }, [greeting])
  return null
}
