import { SelectField } from '@chignon/ui/select-field'
import { TabsNav } from '@chignon/ui/tabs-nav'
import { useLingui } from '@lingui/react/macro'
import { Link, useSearchParams } from 'react-router'
import { useLoadedQuery } from '../../lib/use-loaded-query.ts'
import { certificateThingsQuery } from './certificate-queries.ts'
import { useCertificateSearch } from './use-certificate-search.ts'
import { useTierNames } from './use-tier-names.ts'

/** The state and the thing that the list is reduced to; they are in the address. */
export function CertificateFilters() {
  const { t } = useLingui()
  const tiers = useTierNames()
  const { state, thing } = useCertificateSearch()
  const [params, setParams] = useSearchParams()
  const { data } = useLoadedQuery(certificateThingsQuery({}))
  const addressWith = (name: string, value: string) => {
    const next = new URLSearchParams(params)
    next.delete('cursor')
    if (value === '') next.delete(name)
    else next.set(name, value)
    return next
  }
  const states = [
    { id: '', label: t({ context: 'certificates', message: 'All' }) },
    { id: 'valid', label: t({ context: 'certificate', message: 'Valid' }) },
    { id: 'revoked', label: t`Revoked` },
  ]
  return (
    <div className="flex flex-col gap-x-6 gap-y-4 sm:flex-row sm:items-end">
      <TabsNav
        className="min-w-0 grow"
        label={t`Filter certificates`}
        items={states.map(({ id, label }) => ({
          id,
          label,
          link: <Link to={`?${addressWith('state', id).toString()}`} />,
          isCurrent: id === (state ?? ''),
        }))}
      />
      <SelectField
        className="w-full sm:w-72"
        label={t`For what`}
        value={thing}
        onValueChange={(value) => setParams(addressWith('thing', value), { replace: true })}
      >
        <option value="">{t`Everything`}</option>
        {(data?.data ?? []).map(({ id, tier, name }) => (
          <option key={id} value={id}>
            {`${name} (${tiers[tier]})`}
          </option>
        ))}
      </SelectField>
    </div>
  )
}
