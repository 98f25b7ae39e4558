import type { BankTransaction } from '@chignon/contract/commerce/bank-statement'
import { DescriptionList } from '@chignon/ui/description-list'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useFormats } from '../../lib/start-data-context.ts'
import { useStaffCall } from '../../lib/use-staff-call.ts'
import { FormDialog } from '../shell/form-dialog.tsx'
import { bankNouns, loadBook } from './bank-queries.ts'
import { BookingPartField } from './booking-part-field.tsx'
import { leftToDivide, proposeParts, readParts } from './booking-parts.ts'
import { OrderChoice } from './order-choice.tsx'
import { useMatchTexts } from './use-match-texts.ts'

type BookDialogProps = { transaction: BankTransaction; open: boolean; onClose: () => void }

/** Books an entry for an order, or divides it among several. */
export function BookDialog({ transaction, open, onClose }: BookDialogProps) {
  const { t } = useLingui()
  const { money, date } = useFormats()
  const { hints } = useMatchTexts()
  const { amount, currency, payer, text, booked_on: day, match } = transaction
  const [parts, setParts] = useState(() => proposeParts(transaction))
  const [isSubmitted, setIsSubmitted] = useState(false)
  const { send, isBusy, errors } = useStaffCall(loadBook, bankNouns)
  const left = leftToDivide(transaction, parts)
  const read = readParts(parts)
  const problem =
    parts.length === 0
      ? t`Choose an order.`
      : read === null
        ? t`Enter an amount such as 49.00.`
        : left !== null && left !== 0
          ? t`The amounts must add up to ${money(amount, currency)}.`
          : undefined
  const submit = async () => {
    setIsSubmitted(true)
    if (problem !== undefined || read === null) return
    if (await send({ params: { id: transaction.id }, body: { parts: read } })) onClose()
  }
  return (
    <FormDialog
      title={t`Book ${money(amount, currency)}`}
      submit={<Trans>Book</Trans>}
      isBusy={isBusy}
      open={open}
      onClose={onClose}
      onSubmit={submit}
      noValidate
    >
      <DescriptionList
        variant="columns"
        items={[
          { id: 'from', term: t`From`, description: <bdi>{payer === '' ? '–' : payer}</bdi> },
          { id: 'day', term: t`Booked by the bank`, description: date(day) },
          {
            id: 'text',
            term: t({ context: 'payment', message: 'Text' }),
            description: <bdi className="wrap-anywhere">{text === '' ? '–' : text}</bdi>,
          },
        ]}
      />
      {match?.hints.map((hint) => (
        <p key={hint} className="text-small text-warning">
          {hints[hint]}
        </p>
      ))}
      {parts.map((part) => (
        <BookingPartField
          key={part.order.id}
          part={part}
          onChange={(typed) =>
            setParts((before) =>
              before.map((each) => (each.order.id === part.order.id ? { ...each, amount: typed } : each)),
            )
          }
          onRemove={() => setParts((before) => before.filter(({ order }) => order.id !== part.order.id))}
        />
      ))}
      <OrderChoice
        isFirst={parts.length === 0}
        suggested={(match?.orders ?? []).filter(({ id }) => parts.every(({ order }) => order.id !== id))}
        left={left ?? amount}
        currency={currency}
        onChoose={(part) =>
          setParts((before) =>
            before.some(({ order }) => order.id === part.order.id) ? before : [...before, part],
          )
        }
      />
      {(errors['parts'] ?? (isSubmitted && problem !== undefined)) && (
        <p role="alert" className="text-small text-error">
          {errors['parts']?.[0] ?? problem}
        </p>
      )}
    </FormDialog>
  )
}
