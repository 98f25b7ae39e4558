import { announcedToastsAtom, dismissToastAtom } from '@chignon/app-kit/browser/toast-atoms'
import { Toaster } from '@chignon/ui/toaster'
import { useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'

/** The toasts on the screen. */
export function StudioToaster() {
  const { t } = useLingui()
  const toasts = useAtomValue(announcedToastsAtom)
  const general = navigator.onLine
    ? t`Something went wrong on our side. Please try again in a moment.`
    : t`You are offline. What you typed is kept; try again once you are back.`
  return (
    <Toaster
      toasts={toasts.map((toast) => ({ ...toast, message: toast.message ?? general }))}
      onDismiss={useSetAtom(dismissToastAtom)}
    />
  )
}
