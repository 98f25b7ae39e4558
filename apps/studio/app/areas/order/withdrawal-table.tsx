import type { StaffWithdrawal } from '@chignon/contract/commerce/withdrawal'
import { Badge, type BadgeProps } from '@chignon/ui/badge'
import { DataTable } from '@chignon/ui/data-table'
import { EmptyState } from '@chignon/ui/empty-state'
import { useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { useFormats } from '../../lib/start-data-context.ts'

const tones: Record<StaffWithdrawal['state'], BadgeProps['tone']> = {
  created: 'warning',
  succeeded: 'success',
  failed: 'error',
}

type WithdrawalTableProps = { withdrawals: StaffWithdrawal[]; isBusy: boolean }

/** A page of withdrawals; each row opens its order. */
export function WithdrawalTable({ withdrawals, isBusy }: WithdrawalTableProps) {
  const { t } = useLingui()
  const { date, money } = useFormats()
  const states: Record<StaffWithdrawal['state'], string> = {
    created: t`Money on its way`,
    succeeded: t`Returned`,
    failed: t`Failed`,
  }
  return (
    <DataTable
      caption={t`Withdrawals, newest first`}
      rows={withdrawals}
      rowId={({ id }) => id}
      renderLink={({ order }) => <Link to={`/orders/${order.id}`} />}
      isBusy={isBusy}
      columns={[
        { id: 'order', header: t`Order`, renderCell: ({ order }) => order.number, isPrimary: true },
        { id: 'buyer', header: t`Buyer`, renderCell: ({ order }) => <bdi>{order.buyer}</bdi>, width: 'wide' },
        { id: 'declared', header: t`Declared`, renderCell: ({ created_at }) => date(created_at) },
        {
          id: 'by',
          header: t`By`,
          renderCell: ({ declared_by: by }) => (by === null ? t`The buyer` : <bdi>{by}</bdi>),
        },
        {
          id: 'state',
          header: t`State`,
          renderCell: ({ state }) => <Badge tone={tones[state]}>{states[state]}</Badge>,
        },
        {
          id: 'amount',
          header: t`Amount`,
          align: 'end',
          renderCell: ({ amount, currency }) => money(amount, currency),
        },
      ]}
      empty={
        <EmptyState
          level={2}
          title={t`No withdrawal here`}
          text={t`Buyers withdraw in the academy, or you do it for those who phone.`}
        />
      }
    />
  )
}
