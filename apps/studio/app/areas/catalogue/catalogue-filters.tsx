import type { DocumentState } from '@chignon/contract/platform/document'
import { SelectField } from '@chignon/ui/select-field'
import { TabsNav } from '@chignon/ui/tabs-nav'
import { useLingui } from '@lingui/react/macro'
import { Link, useSearchParams } from 'react-router'
import { useStateNames } from '../document/use-state-names.ts'
import { useCatalogueSearch } from './use-catalogue-search.ts'
import { useKindNames } from './use-kind-names.ts'

const states: readonly DocumentState[] = ['draft', 'changed', 'scheduled', 'published']

/** The state and the kind that the catalogue is reduced to; they are in the address. */
export function CatalogueFilters() {
  const { t } = useLingui()
  const stateNames = useStateNames()
  const kindNames = useKindNames()
  const { state, kind } = useCatalogueSearch()
  const [params, setParams] = useSearchParams()
  const addressWith = (name: string, value: string) => {
    const next = new URLSearchParams(params)
    next.delete('page')
    if (value === '') next.delete(name)
    else next.set(name, value)
    return next
  }
  const tabs = [
    { id: '', label: t({ context: 'catalogue', message: 'All' }) },
    ...states.map((id) => ({ id, label: stateNames[id] })),
  ]
  return (
    <div className="flex flex-col gap-x-6 gap-y-4 sm:flex-row sm:items-end">
      <TabsNav
        className="min-w-0 grow"
        label={t`Filter by state`}
        items={tabs.map(({ id, label }) => ({
          id,
          label,
          link: <Link to={`?${addressWith('state', id).toString()}`} />,
          isCurrent: id === (state ?? ''),
        }))}
      />
      <SelectField
        className="w-full sm:w-60"
        label={t`Kind`}
        value={kind ?? ''}
        onValueChange={(value) => setParams(addressWith('kind', value), { replace: true })}
      >
        <option value="">{t`All kinds`}</option>
        {Object.entries(kindNames).map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    </div>
  )
}
