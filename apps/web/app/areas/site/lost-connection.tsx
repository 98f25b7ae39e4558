import { Button } from '@chignon/ui/button'
import { PageMessage } from '@chignon/ui/page-message'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'

const reload = () => window.location.reload()

/** Replaces a page that could not be loaded without a connection. Once the connection is back, the page is loaded again. */
export function LostConnection() {
  const { t } = useLingui()
  const [state, setState] = useState<'lost' | 'trying' | 'lost-again'>('lost')
  const message = t`The connection was lost. Check it and try again.`
  useEffect(() => {
    addEventListener('online', reload)
    return () => removeEventListener('online', reload)
  }, [])
  // Without a connection, a reload would show the browser's own error page.
  const reloadIfConnected = () => {
    setState('trying')
    fetch(window.location.href, { method: 'HEAD' }).then(reload, () => setState('lost-again'))
  }
  return (
    <>
      <title>{message}</title>
      <PageMessage
        title={message}
        action={
          <Button isBusy={state === 'trying'} onClick={reloadIfConnected}>
            <Trans>Try again</Trans>
          </Button>
        }
      />
      <p role="status" className="sr-only">
        {state === 'trying' && <Trans>Loading…</Trans>}
        {state === 'lost-again' && message}
      </p>
    </>
  )
}
