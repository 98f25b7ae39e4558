import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { TryAgainMessage, type TryAgainState } from './try-again-message.tsx'

const reload = () => window.location.reload()

/** Replaces a page that could not be loaded without a connection. Once the connection is back, the page is loaded again. */
export function LostConnection() {
  const { t } = useLingui()
  const [state, setState] = useState<TryAgainState>('failed')
  const message = t`The connection was lost. Check it and try again.`
  useEffect(() => {
    addEventListener('online', reload)
    return () => removeEventListener('online', reload)
  }, [])
  // Without a connection, a reload would show the browser's own error page.
  const reloadIfConnected = () => {
    setState('trying')
    fetch(window.location.href, { method: 'HEAD' }).then(reload, () => setState('failed-again'))
  }
  return <TryAgainMessage message={message} state={state} onTryAgain={reloadIfConnected} />
}
