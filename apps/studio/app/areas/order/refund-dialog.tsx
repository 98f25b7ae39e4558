import type { StaffOrder } from '@chignon/contract/commerce/staff-order'
import { FormMessage } from '@chignon/ui/form-message'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useFormats } from '../../lib/start-data-context.ts'
import { useStaffCall } from '../../lib/use-staff-call.ts'
import { FormDialog } from '../shell/form-dialog.tsx'
import { loadRefund, moneyNouns } from './order-queries.ts'
import { refundLinesOf, refundTotal, type RefundChoice } from './refund-choice.ts'
import { RefundFields } from './refund-fields.tsx'
import { RefundPreview } from './refund-preview.tsx'
import { UnansweredMessage } from './unanswered-message.tsx'
import { useSettled } from './use-settled.ts'

type RefundDialogProps = { order: StaffOrder; open: boolean; onClose: () => void }

/** Returns money: says first how much, and what ends. Pressed twice on a cut line, it returns it once. */
export function RefundDialog({ order, open, onClose }: RefundDialogProps) {
  const { t } = useLingui()
  const { money } = useFormats()
  const [choice, setChoice] = useState<RefundChoice>({ ticketIds: new Set(), amounts: {} })
  const [isSubmitted, setIsSubmitted] = useState(false)
  const [isSent, setIsSent] = useState(false)
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const { send, isBusy, isUnanswered, errors } = useStaffCall(loadRefund, moneyNouns, {
    saysUnanswered: true,
  })
  const lines = refundLinesOf(order, choice)
  const settled = useSettled(lines ?? [], JSON.stringify(lines ?? []))
  const [known, setKnown] = useState<number | null>(null)
  const total = money(known ?? refundTotal(order, lines ?? []), order.currency)
  const submit = async () => {
    setIsSubmitted(true)
    if (!lines?.length) return
    setIsSent(true)
    if (await send({ params: { id: order.id }, body: { lines }, idempotencyKey })) return onClose()
    setIsSent(false)
  }
  const wrong =
    lines === null
      ? t`Enter an amount such as 49.00, at most what is left of the line.`
      : lines.length === 0
        ? t`Choose a ticket or enter an amount.`
        : undefined
  return (
    <FormDialog
      title={t`Refund`}
      description={t`Chosen tickets become void. The buyer is mailed and gets a credit note.`}
      submit={lines?.length ? <Trans>Return {total}</Trans> : <Trans>Return</Trans>}
      isBusy={isBusy}
      open={open}
      onClose={onClose}
      onSubmit={submit}
      noValidate
    >
      {/* What was asked for stays until its answer is known: another choice would be another refund. */}
      <fieldset disabled={isUnanswered} className="contents">
        <RefundFields order={order} choice={choice} onChoiceChange={setChoice} />
      </fieldset>
      {/* Not once it was sent: what was returned cannot be asked for again. */}
      {!isSent && !isUnanswered && settled.length > 0 && (
        <RefundPreview order={order} lines={settled} onAmountChange={setKnown} />
      )}
      {isUnanswered && <UnansweredMessage />}
      {isSubmitted && wrong && <FormMessage tone="error">{wrong}</FormMessage>}
      {Object.values(errors)
        .flat()
        .map((message) => (
          <FormMessage key={message} tone="error">
            {message}
          </FormMessage>
        ))}
    </FormDialog>
  )
}
