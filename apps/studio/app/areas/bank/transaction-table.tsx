import type { BankTransaction } from '@chignon/contract/commerce/bank-statement'
import { Button } from '@chignon/ui/button'
import { DataTable, type DataTableColumn } from '@chignon/ui/data-table'
import { EmptyState } from '@chignon/ui/empty-state'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useDialog } from '../../lib/use-dialog.ts'
import { useFormats } from '../../lib/start-data-context.ts'
import { lazyDialog } from '../shell/lazy-dialog.tsx'
import { TransactionOrders } from './transaction-orders.tsx'
import { useMatchTexts } from './use-match-texts.ts'
import type { TransactionList } from './use-transaction-search.ts'
import { useReopen } from './use-reopen.ts'

const BookDialog = lazyDialog(() => import('./book-dialog.tsx').then((module) => module.BookDialog))
const SetAsideDialog = lazyDialog(() =>
  import('./set-aside-dialog.tsx').then((module) => module.SetAsideDialog),
)

type TransactionTableProps = { transactions: BankTransaction[]; list: TransactionList; isBusy: boolean }

/** Entries of statements with the orders they fit or were booked for, and what can be done with each. */
export function TransactionTable({ transactions, list, isBusy }: TransactionTableProps) {
  const { t } = useLingui()
  const { money, date } = useFormats()
  const { listNames, explanations } = useMatchTexts()
  const booking = useDialog()
  const settingAside = useDialog()
  const [chosen, setChosen] = useState<BankTransaction | null>(null)
  const reopen = useReopen()
  const columns: DataTableColumn<BankTransaction>[] = [
    {
      id: 'payer',
      header: t`From`,
      isPrimary: true,
      width: 'wide',
      renderCell: ({ payer, text }) => (
        <span className="flex min-w-0 flex-col gap-0.5">
          <bdi>{payer === '' ? t`Without a name` : payer}</bdi>
          {text !== '' && (
            <bdi className="line-clamp-2 text-small font-normal text-text-muted" title={text}>
              {text}
            </bdi>
          )}
        </span>
      ),
    },
    {
      id: 'day',
      header: t`Booked on`,
      renderCell: ({ booked_on: day }) => <span className="whitespace-nowrap">{date(day)}</span>,
    },
    {
      id: 'amount',
      header: t`Amount`,
      align: 'end',
      renderCell: ({ amount, currency }) => (
        <span className="whitespace-nowrap">{money(amount, currency)}</span>
      ),
    },
    {
      id: 'orders',
      header: t`Order`,
      renderCell: (transaction) => <TransactionOrders transaction={transaction} />,
    },
    ...(list === 'booked'
      ? []
      : [
          {
            id: 'actions',
            header: t`Actions`,
            align: 'end' as const,
            renderCell: (transaction: BankTransaction) => (
              <span className="flex justify-end gap-1 whitespace-nowrap @max-[44rem]/table:flex-wrap @max-[44rem]/table:justify-start">
                {transaction.state === 'set_aside' ? (
                  <Button size="small" variant="secondary" onClick={() => void reopen(transaction.id)}>
                    <Trans context="booking">Take back</Trans>
                  </Button>
                ) : (
                  <>
                    <Button
                      size="small"
                      variant="secondary"
                      onClick={() => {
                        setChosen(transaction)
                        booking.show()
                      }}
                    >
                      <Trans>Book…</Trans>
                    </Button>
                    <Button
                      size="small"
                      variant="quiet"
                      onClick={() => {
                        setChosen(transaction)
                        settingAside.show()
                      }}
                    >
                      <Trans>Set aside…</Trans>
                    </Button>
                  </>
                )}
              </span>
            ),
          },
        ]),
  ]
  return (
    <>
      <p className="text-small text-text-muted">{explanations[list]}</p>
      <DataTable
        caption={listNames[list]}
        rows={transactions}
        rowId={({ id }) => id}
        isBusy={isBusy}
        columns={columns}
        empty={
          <EmptyState
            level={2}
            title={t`Nothing here`}
            text={t`Drop a statement above; its payments are sorted into these lists.`}
          />
        }
      />
      {chosen && (
        <>
          <BookDialog
            key={`book-${booking.key}`}
            transaction={chosen}
            open={booking.open}
            onClose={booking.close}
          />
          <SetAsideDialog
            key={`aside-${settingAside.key}`}
            transaction={chosen}
            open={settingAside.open}
            onClose={settingAside.close}
          />
        </>
      )}
    </>
  )
}
