import type { OrderEvent, OrderEventKind } from '@chignon/contract/commerce/order-history'
import type { StaffOrderDetail } from '@chignon/contract/commerce/staff-order'
import type { TimelineEntry } from '@chignon/ui/timeline'
import { useLingui } from '@lingui/react/macro'
import { useLocalTime } from '../../lib/use-local-time.ts'
import { useActionNames } from '../history/use-action-names.ts'
import { useFormats } from '../../lib/start-data-context.ts'
import { useMailNames } from '../history/use-mail-names.ts'
import { useReasonNames } from '../history/use-reason-names.ts'

const tones: Partial<Record<OrderEventKind, TimelineEntry['tone']>> = {
  paid: 'success',
  payment_declined: 'error',
  refund_failed: 'error',
  mail_bounced: 'error',
  note: 'info',
}

/** Everything that happened to an order as entries of a timeline, oldest first. */
export function useHistoryEntries({ history, currency }: StaffOrderDetail): TimelineEntry[] {
  const { dateTime } = useLocalTime()
  const titleOf = useEventTitle(currency)
  const reasons = new Map(Object.entries(useReasonNames()))
  return history.map((event) => {
    const { id, at, kind, actor, text, detail } = event
    const reason = kind === 'refund' ? reasons.get(detail ?? '') : undefined
    // Its number is in the title.
    const said = kind === 'invoice' || kind === 'credit_note' || kind === 'placed' ? null : text
    const parts = [reason, said, actor].filter((part) => part !== undefined && part !== null)
    return {
      id,
      time: <time dateTime={at}>{dateTime(at)}</time>,
      title: titleOf(event),
      tone: tones[kind],
      text:
        parts.length === 0 ? undefined : (
          <>
            {parts.map((part, index) => (
              <span key={part}>
                {index > 0 && <span> · </span>}
                <bdi className="whitespace-pre-line">{part}</bdi>
              </span>
            ))}
          </>
        ),
    }
  })
}

function useEventTitle(currency: string): (event: OrderEvent) => string {
  const { t } = useLingui()
  const { money } = useFormats()
  const nameOfAction = useActionNames()
  const mails = new Map(Object.entries(useMailNames()))
  return ({ kind, amount, text, detail }) => {
    const sum = money(amount ?? 0, currency)
    const number = text ?? ''
    const mail = mails.get(detail ?? '') ?? ''
    const titles: Record<OrderEventKind, string> = {
      placed: t`Order placed`,
      invoice: t`Invoice ${number}`,
      credit_note: t`Credit note ${number}`,
      payment_declined: t`Card declined`,
      transfer: t`Transfer of ${sum} received`,
      paid: t`Paid`,
      cancelled: t`Cancelled`,
      expired: t`Expired: not paid in time`,
      refund: t`${sum} to return`,
      refund_sent: t`${sum} returned`,
      refund_failed: t`Return of ${sum} failed`,
      mail: t`Mail: ${mail}`,
      mail_bounced: t`Mail did not arrive: ${mail}`,
      mail_requested: t`Mail asked for again: ${mail}`,
      billing: t`Billing address changed`,
      note: t`Note`,
      other: nameOfAction(detail ?? ''),
    }
    return titles[kind]
  }
}
