import { Toaster } from '@chignon/ui/toaster'
import { useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { dismissToastAtom, toastsAtom } from '../../lib/browser/toast-atoms.ts'

/** The toasts on the screen (specification §9, Toast). */
export default function SiteToaster() {
  const { t } = useLingui()
  return (
    <Toaster
      toasts={useAtomValue(toastsAtom)}
      onDismiss={useSetAtom(dismissToastAtom)}
      label={t`Notifications`}
      dismissLabel={t`Dismiss`}
    />
  )
}
