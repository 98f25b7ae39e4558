import type { StaffOrder } from '@chignon/contract/commerce/staff-order'
import type { WithdrawalOption } from '@chignon/contract/commerce/withdrawal'
import { Checkbox } from '@chignon/ui/checkbox'
import { FormMessage } from '@chignon/ui/form-message'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useFormats } from '../../lib/start-data-context.ts'
import { useLoadedQuery } from '../../lib/use-loaded-query.ts'
import { useStaffCall } from '../../lib/use-staff-call.ts'
import { FormDialog } from '../shell/form-dialog.tsx'
import { loadWithdraw, moneyNouns, withdrawalOptionsQuery } from './order-queries.ts'
import { UnansweredMessage } from './unanswered-message.tsx'

type WithdrawDialogProps = { order: StaffOrder; open: boolean; onClose: () => void }

const idOf = ({ line_id, ticket_id }: WithdrawalOption) => ticket_id ?? line_id

/** Withdraws for a buyer who phones: what they return, once, and they are mailed the receipt (REFUND-13). */
export function WithdrawDialog({ order, open, onClose }: WithdrawDialogProps) {
  const { t } = useLingui()
  const { money, date } = useFormats()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [isSubmitted, setIsSubmitted] = useState(false)
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const { send, isBusy, isUnanswered } = useStaffCall(loadWithdraw, moneyNouns, { saysUnanswered: true })
  const { data } = useLoadedQuery(withdrawalOptionsQuery({ params: { id: order.id } }), open)
  const options = data?.data.options ?? []
  const taken = options.filter((option) => chosen.has(idOf(option)))
  const sum = money(
    taken.reduce((total, { amount }) => total + amount, 0),
    order.currency,
  )
  const submit = async () => {
    setIsSubmitted(true)
    if (taken.length === 0) return
    const body = {
      line_ids: taken.flatMap(({ line_id, ticket_id }) => (ticket_id === null ? [line_id] : [])),
      ticket_ids: taken.flatMap(({ ticket_id }) => ticket_id ?? []),
    }
    if (await send({ params: { id: order.id }, body, idempotencyKey })) onClose()
  }
  const toggle = (id: string, isChosen: boolean) => {
    const next = new Set(chosen)
    if (isChosen) next.add(id)
    else next.delete(id)
    setChosen(next)
  }
  return (
    <FormDialog
      title={t`Withdraw for the buyer`}
      description={t`Access ends and tickets become void at once. ${order.buyer.full_name} is mailed the receipt and a credit note.`}
      submit={taken.length > 0 ? <Trans>Withdraw, return {sum}</Trans> : <Trans>Withdraw</Trans>}
      isBusy={isBusy}
      open={open}
      onClose={onClose}
      onSubmit={submit}
    >
      {options.map((option) => (
        <Checkbox
          key={idOf(option)}
          checked={chosen.has(idOf(option))}
          disabled={isUnanswered}
          onCheckedChange={(isChosen) => toggle(idOf(option), isChosen)}
          label={
            <>
              <bdi>{option.name}</bdi>
              {option.holder !== null && (
                <>
                  {' · '}
                  <bdi>{option.holder}</bdi>
                </>
              )}
            </>
          }
          hint={[
            money(option.amount, order.currency),
            ...(option.until === null ? [] : [t`until ${date(option.until)}`]),
          ].join(' · ')}
        />
      ))}
      {isSubmitted && taken.length === 0 && (
        <FormMessage tone="error">
          <Trans>Choose what the buyer returns.</Trans>
        </FormMessage>
      )}
      {isUnanswered && <UnansweredMessage />}
    </FormDialog>
  )
}
