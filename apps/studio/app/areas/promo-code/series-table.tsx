import type { PromoSeries } from '@chignon/contract/commerce/staff-promo-code'
import { DataTable } from '@chignon/ui/data-table'
import { useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { useFormats } from '../../lib/start-data-context.ts'
import { CodeState } from './code-state.tsx'
import { CodeText } from './code-text.tsx'
import { SeriesMenu } from './series-menu.tsx'
import { TwoLines } from './two-lines.tsx'
import { usePromoTexts } from './use-promo-texts.ts'

/** Series of codes that each serve once; each opens the list of its codes. */
export function SeriesTable({ series, isBusy }: { series: PromoSeries[]; isBusy: boolean }) {
  const { t } = useLingui()
  const { money } = useFormats()
  const texts = usePromoTexts()
  return (
    <DataTable
      caption={t`Series, newest first`}
      rows={series}
      rowId={({ id }) => id}
      renderLink={({ id }) => <Link to={`/codes?series=${id}`} />}
      isBusy={isBusy}
      columns={[
        {
          id: 'prefix',
          header: t`Codes begin with`,
          renderCell: ({ prefix }) => <CodeText code={prefix} />,
          isPrimary: true,
        },
        {
          id: 'off',
          header: t`Takes off`,
          renderCell: (each) => (
            <TwoLines first={texts.off(each)} second={<bdi>{texts.products(each)}</bdi>} />
          ),
          width: 'wide',
        },
        {
          id: 'window',
          header: t`Valid`,
          renderCell: (each) => (
            <TwoLines first={<CodeState state={each.state} />} second={texts.window(each)} />
          ),
        },
        {
          id: 'used',
          header: t`Uses`,
          align: 'end',
          renderCell: ({ used, count }) => texts.uses(used, count),
        },
        {
          id: 'given',
          header: t({ context: 'promo code', message: 'Given' }),
          align: 'end',
          renderCell: ({ given, currency }) => money(given, currency),
        },
        {
          id: 'menu',
          header: <span className="sr-only">{t`More`}</span>,
          isMenu: true,
          width: 'narrow',
          renderCell: (each) => <SeriesMenu series={each} />,
        },
      ]}
    />
  )
}
