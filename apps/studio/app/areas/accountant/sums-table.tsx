import type { PeriodSums } from '@chignon/contract/commerce/accountant'
import { DataTable } from '@chignon/ui/data-table'
import { DescriptionList } from '@chignon/ui/description-list'
import { useLingui } from '@lingui/react/macro'
import { useFormats } from '../../lib/start-data-context.ts'

type Row = { id: string; label: string; count: number | null; net: number; tax: number; total: number }

/** The sums of a period in a currency: what was billed, credited, paid and returned. */
export function SumsTable({ sums }: { sums: PeriodSums }) {
  const { t } = useLingui()
  const { money, number } = useFormats()
  const { currency, invoices, credit_notes: credits, turnover } = sums
  const rows: Row[] = [
    { id: 'invoices', label: t`Invoices`, ...invoices },
    {
      id: 'credits',
      label: t`Credit notes`,
      count: credits.count,
      net: -credits.net,
      tax: -credits.tax,
      total: -credits.total,
    },
    { id: 'turnover', label: t`Invoices less credit notes`, count: null, ...turnover },
  ]
  const amount = (cents: number) => money(cents, currency)
  return (
    <section className="flex flex-col gap-5">
      <DataTable
        caption={t`Sums in ${currency}`}
        rows={rows}
        rowId={({ id }) => id}
        columns={[
          {
            id: 'label',
            header: t`Sums in ${currency}`,
            isPrimary: true,
            width: 'wide',
            renderCell: ({ label }) => label,
          },
          {
            id: 'count',
            header: t`Documents`,
            align: 'end',
            renderCell: ({ count }) => (count === null ? '' : number(count)),
          },
          { id: 'net', header: t`Net`, align: 'end', renderCell: ({ net }) => amount(net) },
          { id: 'tax', header: t`Tax`, align: 'end', renderCell: ({ tax }) => amount(tax) },
          { id: 'total', header: t`Total`, align: 'end', renderCell: ({ total }) => amount(total) },
        ]}
      />
      <DescriptionList
        variant="columns"
        items={[
          { id: 'card', term: t`Paid by card`, description: amount(sums.paid_by_card) },
          { id: 'transfer', term: t`Paid by transfer`, description: amount(sums.paid_by_transfer) },
          { id: 'returned', term: t`Returned`, description: amount(sums.returned) },
        ]}
      />
    </section>
  )
}
