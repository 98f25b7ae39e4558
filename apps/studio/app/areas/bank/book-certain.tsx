import type { BankTransaction } from '@chignon/contract/commerce/bank-statement'
import { Button } from '@chignon/ui/button'
import { Landmark } from '@chignon/ui/icons/landmark'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useFormats } from '../../lib/start-data-context.ts'
import { sumsByCurrency } from './sums-by-currency.ts'
import { useBookCertain } from './use-book-certain.ts'

/** Books the certain entries that are on the page, and says how much that is. */
export function BookCertain({ transactions }: { transactions: BankTransaction[] }) {
  const { t } = useLingui()
  const { money } = useFormats()
  const { book, isBusy } = useBookCertain()
  const sums = sumsByCurrency(transactions).map(({ amount, currency }) => money(amount, currency))
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 rounded-card border border-line bg-surface p-5">
      <p className="flex flex-col gap-1">
        <strong className="text-lead font-medium">{sums.join(' + ')}</strong>
        <span className="text-small text-text-muted">
          {t`Booked with the bank’s dates; each buyer is mailed and gets access or tickets.`}
        </span>
      </p>
      <Button isBusy={isBusy} onClick={() => void book(transactions.map(({ id }) => id))}>
        <Landmark />
        {t`${plural(transactions.length, { one: 'Book # certain payment', other: 'Book # certain payments' })}`}
      </Button>
    </div>
  )
}
