import type { Refund } from '@chignon/contract/commerce/refund'
import type { StaffOrder } from '@chignon/contract/commerce/staff-order'
import { Button } from '@chignon/ui/button'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useDialog } from '../../lib/use-dialog.ts'
import { useFormats } from '../../lib/start-data-context.ts'
import { MarkSentDialog } from './mark-sent-dialog.tsx'

/** Money that waits to be sent back by transfer; it is marked as sent here. */
export function WaitingRefunds({ order }: { order: StaffOrder }) {
  const { money } = useFormats()
  const dialog = useDialog()
  const [sent, setSent] = useState<Refund | null>(null)
  const waiting = order.refunds.filter(
    ({ state, method }) => state === 'failed' || (state === 'created' && method === 'transfer'),
  )
  return (
    <>
      {waiting.map((refund) => (
        <div
          key={refund.id}
          className="flex flex-wrap items-center justify-between gap-4 rounded-card bg-surface p-4"
        >
          <p>
            <Trans>{money(refund.amount, order.currency)} waits to be sent by bank transfer.</Trans>
          </p>
          <Button
            variant="secondary"
            onClick={() => {
              setSent(refund)
              dialog.show()
            }}
          >
            <Trans>Mark as sent</Trans>
          </Button>
        </div>
      ))}
      {sent && (
        <MarkSentDialog
          key={dialog.key}
          order={order}
          refund={sent}
          open={dialog.open}
          onClose={dialog.close}
        />
      )}
    </>
  )
}
