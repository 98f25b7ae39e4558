import type { StaffContactMessage } from '@chignon/contract/community/staff-contact'
import { fullName } from '@chignon/contract/identity/full-name'
import { DataTable } from '@chignon/ui/data-table'
import { useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { useLocalTime } from '../../lib/use-local-time.ts'
import { InboxEmpty } from './inbox-empty.tsx'

type InboxTableProps = {
  messages: StaffContactMessage[]
  isBusy: boolean
  filter: 'open' | 'mine' | 'done' | 'search'
}

/** A page of messages; each row opens its message. */
export function InboxTable({ messages, isBusy, filter }: InboxTableProps) {
  const { t } = useLingui()
  const { ago } = useLocalTime()
  return (
    <DataTable
      caption={filter === 'done' ? t`Messages that are done, newest first` : t`Messages, oldest first`}
      rows={messages}
      rowId={({ id }) => id}
      renderLink={({ id }) => <Link to={`/inbox/${id}`} />}
      isBusy={isBusy}
      columns={[
        {
          id: 'subject',
          header: t`Subject`,
          renderCell: ({ subject }) => <bdi>{subject}</bdi>,
          isPrimary: true,
        },
        {
          id: 'from',
          header: t`From`,
          renderCell: ({ full_name: name }) => <bdi>{name}</bdi>,
          width: 'wide',
        },
        { id: 'age', header: t`Age`, renderCell: ({ created_at: at }) => ago(at), width: 'narrow' },
        {
          id: 'assignee',
          header: t`Taken care of by`,
          renderCell: ({ assignee }) => (assignee ? <bdi>{fullName(assignee)}</bdi> : '–'),
        },
      ]}
      empty={<InboxEmpty filter={filter} />}
    />
  )
}
