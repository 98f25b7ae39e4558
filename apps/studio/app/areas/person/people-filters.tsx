import { TabsNav } from '@chignon/ui/tabs-nav'
import { useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { usePeopleSearch } from './use-people-search.ts'

/** The filters of the list, each a link that keeps what is searched for. */
export function PeopleFilters() {
  const { t } = useLingui()
  const { role, only, search } = usePeopleSearch()
  const current = only ?? role ?? 'all'
  const filters = [
    { id: 'all', label: t({ context: 'people', message: 'All' }) },
    { id: 'learner', label: t`Learners`, name: 'role' },
    { id: 'educator', label: t`Educators`, name: 'role' },
    { id: 'staff', label: t`Staff`, name: 'role' },
    { id: 'owner', label: t`Owners`, name: 'role' },
    { id: 'suspended', label: t`Suspended`, name: 'only' },
    { id: 'unverified', label: t`Address not confirmed`, name: 'only' },
    { id: 'leaving', label: t`Leaving`, name: 'only' },
  ]
  const addressOf = ({ id, name }: { id: string; name?: string }) =>
    `?${new URLSearchParams({ ...(name ? { [name]: id } : {}), ...(search === '' ? {} : { search }) }).toString()}`
  return (
    <TabsNav
      label={t`Filter people`}
      items={filters.map((filter) => ({
        id: filter.id,
        label: filter.label,
        link: <Link to={addressOf(filter)} />,
        isCurrent: filter.id === current,
      }))}
    />
  )
}
