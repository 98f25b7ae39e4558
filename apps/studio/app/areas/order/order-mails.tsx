import { showToastAtom } from '@chignon/app-kit/browser/toast-atoms'
import type { OrderMail } from '@chignon/contract/commerce/order-history'
import type { StaffOrderDetail } from '@chignon/contract/commerce/staff-order'
import { reachOf } from '@chignon/contract/platform/permission'
import { Button } from '@chignon/ui/button'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { useLocalTime } from '../../lib/use-local-time.ts'
import { useStartData } from '../../lib/start-data-context.ts'
import { useStaffCall } from '../../lib/use-staff-call.ts'
import { loadSendMail } from './order-queries.ts'
import { OrderSection } from './order-section.tsx'
import { useMailNames } from '../history/use-mail-names.ts'

/** The mails that belong to an order as it is now, each with when it was last sent. */
export function OrderMails({ order }: { order: StaffOrderDetail }) {
  const { t } = useLingui()
  if (order.mails.length === 0) return null
  return (
    <OrderSection title={t`Mails`}>
      <ul className="flex flex-col divide-y divide-line border-y border-line">
        {order.mails.map((mail) => (
          <MailEntry key={`${mail.kind} ${mail.about_id}`} orderId={order.id} mail={mail} />
        ))}
      </ul>
    </OrderSection>
  )
}

function MailEntry({ orderId, mail }: { orderId: string; mail: OrderMail }) {
  const { t } = useLingui()
  const { dateTime } = useLocalTime()
  const { viewer } = useStartData()
  const showToast = useSetAtom(showToastAtom)
  const name = useMailNames()[mail.kind]
  const { send, isBusy } = useStaffCall(loadSendMail, ['staff-order'])
  const { kind, about_id, to, sent_at: sentAt } = mail
  const sendAgain = async () => {
    const isSent = await send({ params: { id: orderId }, body: { kind, about_id } })
    if (isSent) showToast({ tone: 'success', message: t`On its way to ${to}` })
  }
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <span className="min-w-0 grow basis-60">
        <span className="block">{name}</span>
        <span className="block text-small text-text-muted wrap-anywhere">
          <bdi>{to}</bdi>
          {' · '}
          {sentAt === null ? t`not known to be sent` : t`sent ${dateTime(sentAt)}`}
        </span>
      </span>
      {reachOf(viewer.role, 'orders.assist') && (
        <Button
          variant="quiet"
          size="small"
          className="max-sm:-ms-4"
          isBusy={isBusy}
          onClick={() => void sendAgain()}
          aria-label={t`Send again: ${name}, ${to}`}
        >
          <Trans>Send again</Trans>
        </Button>
      )}
    </li>
  )
}
