import type { StaffOrder } from '@chignon/contract/commerce/staff-order'
import type { TimelineEntry } from '@chignon/ui/timeline'
import { useLingui } from '@lingui/react/macro'
import { useFormats } from '../../lib/start-data-context.ts'

/** The dated events of an order's money, oldest first. */
export function useMoneyEntries(order: StaffOrder): TimelineEntry[] {
  const { t } = useLingui()
  const { money, date, dateTime } = useFormats()
  const amount = (cents: number) => money(cents, order.currency)
  const timed = [
    { at: order.created_at, id: 'placed', time: dateTime(order.created_at), title: t`Order placed` },
    ...order.transfers.map(({ booked_on, amount: cents, reference }) => {
      const at = new Date(booked_on).toISOString()
      return {
        at,
        id: reference,
        time: date(at),
        title: t`Transfer of ${amount(cents)} received`,
        text: reference,
      }
    }),
    ...(order.paid_at
      ? [
          {
            at: order.paid_at,
            id: 'paid',
            time: dateTime(order.paid_at),
            title: t`Paid`,
            tone: 'success' as const,
          },
        ]
      : []),
    ...order.refunds.map((refund) => {
      const names = {
        created: t`${amount(refund.amount)} on its way back`,
        succeeded: t`${amount(refund.amount)} returned`,
        failed: t`Return of ${amount(refund.amount)} failed`,
      }
      return {
        at: refund.created_at,
        id: refund.id,
        time: dateTime(refund.created_at),
        title: names[refund.state],
        ...(refund.reference === null ? {} : { text: refund.reference }),
        ...(refund.state === 'failed' ? { tone: 'error' as const } : {}),
      }
    }),
  ]
  return timed
    .toSorted((a, b) => a.at.localeCompare(b.at))
    .map(({ at, time, ...entry }) => ({ ...entry, time: <time dateTime={at}>{time}</time> }))
}
