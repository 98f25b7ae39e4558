import { SelectField } from '@chignon/ui/select-field'
import { TextField } from '@chignon/ui/text-field'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useFormats } from '../../lib/start-data-context.ts'
import { FormDialog } from '../shell/form-dialog.tsx'
import { ColumnField } from './column-field.tsx'
import type { CsvColumns } from './csv-columns.ts'
import { dayOrders } from './read-day.ts'
import { readTable } from './read-csv.ts'
import type { UnmappedFile } from './use-statement-files.ts'

type ColumnsDialogProps = {
  file: UnmappedFile
  isBusy: boolean
  onClose: () => void
  onSubmit: (columns: CsvColumns) => Promise<void>
}

/** Asks once which columns of a bank's CSV say what, and shows how its first payment is read. */
export function ColumnsDialog({
  file: { name, table, columns: guess },
  isBusy,
  onClose,
  onSubmit,
}: ColumnsDialogProps) {
  const { t } = useLingui()
  const { money, date } = useFormats()
  const [columns, setColumns] = useState(guess)
  const [isSubmitted, setIsSubmitted] = useState(false)
  const change = (changed: Partial<CsvColumns>) => setColumns((before) => ({ ...before, ...changed }))
  const { entries, left } = readTable(table, columns)
  const [first] = entries
  const isReady =
    columns.account.trim() !== '' && columns.day !== null && columns.amount !== null && first !== undefined
  const orderNames = { ymd: t`Year, month, day`, dmy: t`Day, month, year`, mdy: t`Month, day, year` }
  const submit = async () => {
    setIsSubmitted(true)
    if (isReady) await onSubmit({ ...columns, account: columns.account.replaceAll(' ', '') })
  }
  return (
    <FormDialog
      title={t`Columns of ${name}`}
      description={t`This is asked once for each bank, and remembered in this browser.`}
      submit={<Trans>Read the file</Trans>}
      isBusy={isBusy}
      onClose={onClose}
      onSubmit={submit}
      noValidate
    >
      <TextField
        label={t({ context: 'bank', message: 'Account' })}
        hint={t`Its IBAN, or what you call it.`}
        value={columns.account}
        onValueChange={(account) => change({ account })}
        error={isSubmitted && columns.account.trim() === '' ? t`Enter the account.` : undefined}
        maxLength={40}
        isRequired
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <ColumnField
          table={table}
          label={t`Day of booking`}
          value={columns.day}
          onChange={(day) => change({ day })}
          isRequired
        />
        <SelectField
          label={t`Days are written as`}
          value={columns.dayOrder}
          onValueChange={(value) => change({ dayOrder: dayOrders.find((order) => order === value) ?? 'dmy' })}
        >
          {dayOrders.map((order) => (
            <option key={order} value={order}>
              {orderNames[order]}
            </option>
          ))}
        </SelectField>
        <ColumnField
          table={table}
          label={t`Amount`}
          value={columns.amount}
          onChange={(amount) => change({ amount })}
          isRequired
        />
        <SelectField
          label={t`Decimal mark`}
          value={columns.decimal}
          onValueChange={(value) => change({ decimal: value === '.' ? '.' : ',' })}
        >
          <option value=",">{t`Comma: 1.234,50`}</option>
          <option value=".">{t`Point: 1,234.50`}</option>
        </SelectField>
        <ColumnField
          table={table}
          label={t`In or out`}
          hint={t`If a column says so instead of a minus.`}
          value={columns.direction}
          onChange={(direction) => change({ direction })}
        />
        <ColumnField
          table={table}
          label={t`Who paid`}
          value={columns.payer}
          onChange={(payer) => change({ payer })}
        />
        <ColumnField
          table={table}
          label={t({ context: 'payment', message: 'Text' })}
          value={columns.texts[0] ?? null}
          onChange={(index) =>
            change({
              texts:
                index === null ? [] : [index, ...columns.texts.slice(1).filter((each) => each !== index)],
            })
          }
        />
        <ColumnField
          table={table}
          label={t`More text`}
          value={columns.texts[1] ?? null}
          onChange={(index) =>
            change({ texts: [...columns.texts.slice(0, 1), ...(index === null ? [] : [index])] })
          }
        />
        <ColumnField
          table={table}
          label={t`Bank reference`}
          hint={t`A number that the bank gives each payment once.`}
          value={columns.reference}
          onChange={(reference) => change({ reference })}
        />
        <ColumnField
          table={table}
          label={t`Currency`}
          value={columns.currencyColumn}
          onChange={(currencyColumn) => change({ currencyColumn })}
        />
        {columns.currencyColumn === null && (
          <TextField
            label={t`Currency of the account`}
            value={columns.currency}
            onValueChange={(currency) => change({ currency: currency.toUpperCase() })}
            maxLength={3}
          />
        )}
      </div>
      <div className="rounded-card border border-line bg-surface p-4 text-small">
        {first ? (
          <>
            <p className="text-text-muted">
              <Trans>This is how the first payment is read:</Trans>
            </p>
            <p className="wrap-anywhere">
              {date(first.booked_on)} · {money(first.amount, first.currency)} · <bdi>{first.payer}</bdi> ·{' '}
              <bdi>{first.text}</bdi>
            </p>
          </>
        ) : (
          <p className={isSubmitted ? 'text-error' : 'text-text-muted'}>
            {left.unreadable > 0
              ? t`No payment can be read this way. Check day, amount and decimal mark.`
              : t`There is no payment that arrived in this file.`}
          </p>
        )}
      </div>
    </FormDialog>
  )
}
