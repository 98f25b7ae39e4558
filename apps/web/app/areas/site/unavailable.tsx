import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { TryAgainMessage, type TryAgainState } from './try-again-message.tsx'

const checkEveryMs = 5_000

/** Replaces a page while the server cannot answer. Once it can, the page is loaded again; the button tries before. */
export function Unavailable() {
  const { t } = useLingui()
  const [state, setState] = useState<TryAgainState>('failed')
  useEffect(() => {
    const timer = setInterval(() => void reloadIfAvailable(), checkEveryMs)
    return () => clearInterval(timer)
  }, [])
  const tryAgain = async () => {
    setState('trying')
    if (!(await reloadIfAvailable())) setState('failed-again')
  }
  return (
    <TryAgainMessage
      message={t`The academy is temporarily unavailable. Please try again shortly.`}
      state={state}
      onTryAgain={() => void tryAgain()}
    />
  )
}

/** Loads the page again if the server answers it. Resolves to whether it does. */
async function reloadIfAvailable(): Promise<boolean> {
  const response = await fetch(window.location.href, { method: 'HEAD' }).catch(() => null)
  const isAvailable = response !== null && response.status !== 503
  if (isAvailable) window.location.reload()
  return isAvailable
}
