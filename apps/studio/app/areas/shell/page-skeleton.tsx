import { Skeleton } from '@chignon/ui/skeleton'
import { useLingui } from '@lingui/react/macro'

/** A page whose code or data is loading. */
export function PageSkeleton() {
  const { t } = useLingui()
  return (
    <div role="status" aria-label={t`Loading`} className="flex flex-col gap-6">
      <Skeleton className="h-9 w-56" />
      <Skeleton className="h-14 w-full" />
      <Skeleton className="h-64 w-full" />
    </div>
  )
}
