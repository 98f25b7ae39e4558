import { fullName } from '@chignon/contract/identity/full-name'
import type { ListedPerson } from '@chignon/contract/identity/staff-person'
import { Avatar } from '@chignon/ui/avatar'
import { DataTable } from '@chignon/ui/data-table'
import { EmptyState } from '@chignon/ui/empty-state'
import { useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { useFormats } from '../../lib/start-data-context.ts'
import { useLocalTime } from '../../lib/use-local-time.ts'
import { useRoleNames } from './use-role-names.ts'

type PeopleTableProps = { people: ListedPerson[]; isBusy: boolean; isFiltered: boolean }

/** A page of people; each row opens its person. */
export function PeopleTable({ people, isBusy, isFiltered }: PeopleTableProps) {
  const { t } = useLingui()
  const { date, money } = useFormats()
  const { ago } = useLocalTime()
  const roles = useRoleNames()
  return (
    <DataTable
      caption={t`People, who came last first`}
      rows={people}
      rowId={({ id }) => id}
      renderLink={({ id }) => <Link to={`/people/${id}`} />}
      isBusy={isBusy}
      columns={[
        {
          id: 'name',
          header: t`Name`,
          renderCell: (person) => (
            <span className="relative block min-h-9 ps-12">
              {/* Outside the flow, so that the name is on one line with the other cells. */}
              <span className="absolute start-0 top-1">
                <Avatar name={fullName(person)} src={person.thumbnail_url} size="small" isDecorative />
              </span>
              <span className="block">
                <bdi>{fullName(person)}</bdi>
              </span>
              <span className="block text-small font-normal text-text-muted">
                <bdi>{person.email}</bdi>
              </span>
            </span>
          ),
          isPrimary: true,
          width: 'wide',
        },
        { id: 'role', header: t`Role`, renderCell: ({ role }) => roles[role], width: 'narrow' },
        {
          id: 'since',
          header: t`Since`,
          renderCell: ({ created_at }) => date(created_at),
          width: 'narrow',
        },
        {
          id: 'seen',
          header: t`Last seen`,
          renderCell: ({ last_seen_at }) => (last_seen_at ? ago(last_seen_at) : '–'),
          width: 'narrow',
        },
        {
          id: 'spent',
          header: t`Spent`,
          align: 'end',
          width: 'narrow',
          renderCell: ({ spent }) => (spent.amount > 0 ? money(spent.amount, spent.currency) : '–'),
        },
      ]}
      empty={
        <EmptyState
          level={2}
          title={isFiltered ? t`No person fits` : t`No people yet`}
          text={
            isFiltered
              ? t`Try a part of the name or address, or the phone number, and All instead of a filter.`
              : t`Everyone who registers appears here.`
          }
        />
      }
    />
  )
}
