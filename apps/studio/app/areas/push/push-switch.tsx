import { showToastAtom } from '@chignon/app-kit/browser/toast-atoms'
import { Switch } from '@chignon/ui/switch'
import { useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useLoadedQuery } from '../../lib/use-loaded-query.ts'
import { useStaffCall } from '../../lib/use-staff-call.ts'
import { loadSubscribe, loadUnsubscribe, pushQuery } from './push-queries.ts'
import { canSubscribe, subscribeBrowser, unsubscribeBrowser } from './subscribe-browser.ts'

/** Whether this device is notified of new messages; nothing where that is not possible. */
export function PushSwitch({ className }: { className?: string }) {
  const { t } = useLingui()
  const showToast = useSetAtom(showToastAtom)
  const { data } = useLoadedQuery(pushQuery({}))
  const subscribing = useStaffCall(loadSubscribe, ['push'])
  const unsubscribing = useStaffCall(loadUnsubscribe, ['push'])
  const [isBusy, setIsBusy] = useState(false)
  const publicKey = data?.data.public_key ?? null
  if (!data || publicKey === null || !canSubscribe()) return null
  const change = async (isOn: boolean) => {
    setIsBusy(true)
    try {
      if (!isOn) {
        await unsubscribeBrowser()
        await unsubscribing.send({})
        return
      }
      const body = await subscribeBrowser(publicKey)
      if (body) await subscribing.send({ body })
      else
        showToast({
          tone: 'error',
          message: t`The browser does not allow notifications of this page. Allow them in its settings for this site, then try again.`,
        })
    } catch {
      showToast({ tone: 'error', message: t`This browser could not be reached for notifications.` })
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Switch
      className={className}
      label={t`Notify this device`}
      checked={data.data.is_subscribed}
      disabled={isBusy}
      onCheckedChange={(isOn) => void change(isOn)}
    />
  )
}
