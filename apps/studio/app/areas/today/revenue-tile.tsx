import type { Today } from '@chignon/contract/platform/today'
import { StatTile } from '@chignon/ui/stat-tile'
import { useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { useFormats } from '../../lib/start-data-context.ts'

/** The revenue of seven days, beside that of the seven before. */
export function RevenueTile({ revenue }: { revenue: NonNullable<Today['revenue']> }) {
  const { t } = useLingui()
  const { money } = useFormats()
  const before = money(revenue.last_week, revenue.currency)
  return (
    <StatTile
      label={t`Revenue of seven days`}
      figure={money(revenue.this_week, revenue.currency)}
      change={t`${before} in the seven days before`}
      explanation={t`Money that was received, less money that was returned.`}
      link={<Link to="/orders?state=paid" />}
    />
  )
}
