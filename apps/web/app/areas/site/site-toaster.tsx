import { Toaster } from '@chignon/ui/toaster'
import { useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { takeToast } from '../../lib/browser/toast-after-reload.ts'
import { announcedToastsAtom, dismissToastAtom, showToastAtom } from '@chignon/app-kit/browser/toast-atoms'
import { useHeadingFocus } from './use-heading-focus.ts'

/** The toasts on the screen. */
export function SiteToaster() {
  // Here, because this code is loaded on every page, but not before the browser is idle.
  useHeadingFocus()
  const { t } = useLingui()
  const toasts = useAtomValue(announcedToastsAtom)
  const showToast = useSetAtom(showToastAtom)
  useEffect(() => {
    const message = takeToast()
    if (message) showToast({ tone: 'success', message })
  }, [showToast])
  useEffect(() => {
    // Loaded while there is a connection, because the error page must also appear when it is lost.
    import('./error-page.tsx').catch(() => {})
  }, [])
  const connectionLost = t`The connection was lost. Check it and try again.`
  useEffect(() => {
    const onLost = () => showToast({ tone: 'error', message: connectionLost })
    addEventListener('connection-lost', onLost)
    return () => removeEventListener('connection-lost', onLost)
  }, [showToast, connectionLost])
  // Most calls without an answer are made offline.
  const generalError = navigator.onLine
    ? t`Something went wrong on our side. Please try again in a moment.`
    : connectionLost
  return (
    <Toaster
      toasts={toasts.map((toast) => ({ ...toast, message: toast.message ?? generalError }))}
      onDismiss={useSetAtom(dismissToastAtom)}
      label={t`Notifications`}
      labels={{
        dismiss: t`Dismiss`,
      }}
    />
  )
}
