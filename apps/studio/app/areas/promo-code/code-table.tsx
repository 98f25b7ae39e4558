import type { StaffPromoCode } from '@chignon/contract/commerce/staff-promo-code'
import { CopyButton } from '@chignon/ui/copy-button'
import { DataTable } from '@chignon/ui/data-table'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useFormats } from '../../lib/start-data-context.ts'
import { CodeMenu } from './code-menu.tsx'
import { CodeState } from './code-state.tsx'
import { CodeText } from './code-text.tsx'
import { TwoLines } from './two-lines.tsx'
import { usePromoTexts } from './use-promo-texts.ts'

type CodeTableProps = { caption: string; codes: StaffPromoCode[]; isBusy: boolean; empty?: ReactNode }

/** Codes, each with what it takes off, its window, its uses and what can be done. */
export function CodeTable({ caption, codes, isBusy, empty }: CodeTableProps) {
  const { t } = useLingui()
  const { money } = useFormats()
  const texts = usePromoTexts()
  return (
    <DataTable
      caption={caption}
      rows={codes}
      rowId={({ id }) => id}
      renderLink={({ id }) => <Link to={`/codes/${id}`} />}
      isBusy={isBusy}
      empty={empty}
      columns={[
        { id: 'code', header: t`Code`, renderCell: ({ code }) => <CodeText code={code} />, isPrimary: true },
        {
          id: 'off',
          header: t`Takes off`,
          renderCell: (code) => (
            <TwoLines first={texts.off(code)} second={<bdi>{texts.products(code)}</bdi>} />
          ),
          width: 'wide',
        },
        {
          id: 'window',
          header: t`Valid`,
          renderCell: (code) => (
            <TwoLines first={<CodeState state={code.state} />} second={texts.window(code)} />
          ),
        },
        {
          id: 'uses',
          header: t`Uses`,
          align: 'end',
          renderCell: ({ uses, total_uses: total }) => texts.uses(uses, total),
        },
        {
          id: 'given',
          header: t({ context: 'promo code', message: 'Given' }),
          align: 'end',
          renderCell: ({ given, currency }) => money(given, currency),
        },
        {
          id: 'copy',
          header: t`Copy`,
          width: 'narrow',
          renderCell: ({ code }) => <CopyButton text={code} label={t`Copy ${code}`} className="-m-2" />,
        },
        {
          id: 'menu',
          header: <span className="sr-only">{t`More`}</span>,
          isMenu: true,
          width: 'narrow',
          renderCell: (code) => <CodeMenu code={code} />,
        },
      ]}
    />
  )
}
