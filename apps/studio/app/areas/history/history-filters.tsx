import { SelectField } from '@chignon/ui/select-field'
import { TextLink } from '@chignon/ui/text-link'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useSearchParams } from 'react-router'
import { useStartData } from '../../lib/start-data-context.ts'
import { PeriodFilter } from '../shell/period-filter.tsx'
import { useKindNames } from './use-kind-names.ts'

/** The kind and the days that the history is reduced to; they are in the address. */
export function HistoryFilters() {
  const { t } = useLingui()
  const { locale } = useStartData()
  const kinds = useKindNames()
  const [params, setParams] = useSearchParams()
  const set = (name: string, value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        next.delete('cursor')
        if (value === '') next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace: true },
    )
  const sorted = Object.entries(kinds).toSorted(([, a], [, b]) => a.localeCompare(b, locale))
  return (
    <div className="flex flex-col gap-4 sm:flex-row sm:flex-wrap sm:items-end">
      <SelectField
        className="sm:min-w-56"
        label={t`Kind`}
        value={params.get('kind') ?? ''}
        onValueChange={(value) => set('kind', value)}
      >
        <option value="">{t({ context: 'kinds', message: 'All' })}</option>
        {sorted.map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <PeriodFilter
        fromLabel={t({ context: 'day', message: 'From' })}
        toLabel={t({ context: 'day', message: 'To' })}
        from={params.get('from') ?? ''}
        to={params.get('to') ?? ''}
        onDayChange={set}
      />
      {params.size > 0 && (
        <TextLink asChild>
          <Link to="/history">
            <Trans>Show all</Trans>
          </Link>
        </TextLink>
      )}
    </div>
  )
}
