import { Skeleton } from '@chignon/ui/skeleton'
import { useLingui } from '@lingui/react/macro'

const rows = [1, 2, 3, 4, 5]

/** A page whose code or data is loading: the outline of a list, as most pages begin. */
export function PageSkeleton() {
  const { t } = useLingui()
  return (
    <div role="status" aria-label={t`Loading`} className="flex flex-col divide-y divide-line">
      {rows.map((row) => (
        <div key={row} className="flex flex-col gap-2.5 py-4">
          <Skeleton className="max-w-64" />
          <Skeleton className="max-w-40" />
        </div>
      ))}
    </div>
  )
}
