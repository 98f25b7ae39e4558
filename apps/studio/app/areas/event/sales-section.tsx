import type { StaffEvent } from '@chignon/contract/commerce/staff-event'
import { DataTable } from '@chignon/ui/data-table'
import { Heading } from '@chignon/ui/heading'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { useFormats } from '../../lib/start-data-context.ts'
import { runningSales } from './running-sales.ts'
import { SalesCurve } from './sales-curve.tsx'

/** The sales of an event by day: the curve, and its table. */
export function SalesSection({ event }: { event: StaffEvent }) {
  const { t } = useLingui()
  const { date, number, money } = useFormats()
  const id = useId()
  // To today, or to the end of an event that is over.
  const [today] = useState(() => new Date().toISOString())
  const until = (today < event.ends_at ? today : event.ends_at).slice(0, 10)
  const days = runningSales(event.sales, until)
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-4">
      <Heading level={2} size="lead" id={id}>
        <Trans>Sales by day</Trans>
      </Heading>
      {days.length === 0 ? (
        <p className="text-text-muted">
          <Trans>Nothing was sold yet.</Trans>
        </p>
      ) : (
        <>
          <SalesCurve days={days} until={until} />
          <details>
            <summary className="w-fit cursor-pointer py-2 text-small text-text-muted">
              <Trans>The days as a table</Trans>
            </summary>
            <DataTable
              caption={t`Sales by day`}
              rows={days.toReversed()}
              rowId={({ day }) => day}
              columns={[
                {
                  id: 'day',
                  header: t`Day`,
                  renderCell: ({ day }) => date(new Date(day).toISOString(), 'UTC'),
                },
                {
                  id: 'tickets',
                  header: t`Tickets`,
                  align: 'end',
                  renderCell: ({ tickets }) => number(tickets),
                },
                {
                  id: 'total',
                  header: t`Up to then`,
                  align: 'end',
                  renderCell: ({ total }) => number(total),
                },
                ...(event.money
                  ? [
                      {
                        id: 'amount',
                        header: t`Without tax`,
                        align: 'end' as const,
                        renderCell: ({ amount }: { amount: number | null }) =>
                          amount !== null && event.money && money(amount, event.money.currency),
                      },
                    ]
                  : []),
              ]}
            />
          </details>
        </>
      )}
    </section>
  )
}
