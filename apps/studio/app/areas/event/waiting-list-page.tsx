import { DataTable } from '@chignon/ui/data-table'
import { EmptyState } from '@chignon/ui/empty-state'
import { useLingui } from '@lingui/react/macro'
import { Loaded } from '../../lib/loaded.tsx'
import { useFormats } from '../../lib/start-data-context.ts'
import { useListAddress } from '../../lib/use-list-address.ts'
import { useLocalTime } from '../../lib/use-local-time.ts'
import { ListPagination } from '../shell/list-pagination.tsx'
import { EntryActions } from './entry-actions.tsx'
import { EntryState } from './entry-state.tsx'
import { eventWaitlistQuery } from './event-queries.ts'
import { useEvent } from './use-event.ts'

/** Who waits for seats of an event, in the order of joining. */
export function WaitingListPage() {
  const { t } = useLingui()
  const event = useEvent()
  const { page } = useListAddress()
  const { number } = useFormats()
  const { ago } = useLocalTime()
  return (
    <Loaded query={eventWaitlistQuery({ params: { id: event.id }, query: { page } })}>
      {({ data, pagination }, isBusy) => (
        <div className="flex flex-col gap-6">
          <DataTable
            caption={t`Waiting list, in the order of joining`}
            rows={data}
            rowId={({ id }) => id}
            isBusy={isBusy}
            columns={[
              {
                id: 'person',
                header: t`Person`,
                renderCell: ({ person }) => (
                  <>
                    <span className="block">
                      <bdi>{person.full_name}</bdi>
                    </span>
                    <span className="block text-small font-normal text-text-muted wrap-anywhere">
                      <bdi>{person.email}</bdi>
                    </span>
                  </>
                ),
                isPrimary: true,
                width: 'wide',
              },
              {
                id: 'wants',
                header: t`Wants`,
                renderCell: ({ count, ticket_type: type, ticket_package: extra }) => (
                  <>
                    {number(count)} × <bdi>{[type.name, extra?.name].filter(Boolean).join(' + ')}</bdi>
                  </>
                ),
              },
              {
                id: 'since',
                header: t`Since`,
                renderCell: ({ joined_at: at }) => (
                  <time dateTime={at} className="whitespace-nowrap">
                    {ago(at)}
                  </time>
                ),
              },
              { id: 'state', header: t`State`, renderCell: (entry) => <EntryState entry={entry} /> },
              {
                id: 'actions',
                header: <span className="sr-only">{t`Actions`}</span>,
                align: 'end',
                width: 'narrow',
                renderCell: (entry) => <EntryActions event={event} entry={entry} />,
              },
            ]}
            empty={
              <EmptyState
                level={2}
                title={t`No one is waiting`}
                text={t`People who find a kind of ticket sold out can join the list on the page of the event.`}
              />
            }
          />
          <ListPagination pagination={pagination} />
        </div>
      )}
    </Loaded>
  )
}
