import type { AccessPeriod, PersonAccess } from '@chignon/contract/learning/access-grant'
import { Badge } from '@chignon/ui/badge'
import { Button } from '@chignon/ui/button'
import { ProgressBar } from '@chignon/ui/progress-bar'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useDialog } from '../../lib/use-dialog.ts'
import { useFormats } from '../../lib/start-data-context.ts'
import { useLocalTime } from '../../lib/use-local-time.ts'
import { AccessPeriods } from './access-periods.tsx'
import { TakeBackDialog } from './take-back-dialog.tsx'
import { useProductTypes } from './use-product-types.ts'

type AccessEntryProps = { access: PersonAccess; onExtend: () => void }

/** One thing that a person follows: until when, how far they are, and where the access comes from. */
export function AccessEntry({ access, onExtend }: AccessEntryProps) {
  const { t } = useLingui()
  const { percent, number } = useFormats()
  const { date } = useLocalTime()
  const types = useProductTypes()
  const dialog = useDialog()
  const [chosen, setChosen] = useState<AccessPeriod | null>(null)
  const { product, remaining_days: days, ends_at, progress, lessons_done, lessons_total } = access
  return (
    <li className="flex flex-col gap-3 py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <span className="block text-caption text-text-muted">{types[product.type]}</span>
          <span className="block font-medium">
            <bdi>{product.name}</bdi>
          </span>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          {days === null ? (
            <Badge>{t`Ended on ${date(ends_at)}`}</Badge>
          ) : (
            <Badge tone={days <= 7 ? 'warning' : 'success'}>
              <Plural value={days} one="# day left" other="# days left" />
            </Badge>
          )}
          <Button variant="secondary" size="small" onClick={onExtend} aria-label={t`Extend ${product.name}`}>
            <Trans>Extend</Trans>
          </Button>
        </div>
      </div>
      <ProgressBar
        label={t`Progress in ${product.name}`}
        isLabelHidden
        value={progress}
        max={100}
        valueText={t`${percent(progress)} · ${number(lessons_done)} of ${number(lessons_total)} lessons`}
      />
      <AccessPeriods
        periods={access.periods}
        onTakeBack={(period) => {
          setChosen(period)
          dialog.show()
        }}
      />
      {chosen && (
        <TakeBackDialog name={product.name} period={chosen} open={dialog.open} onClose={dialog.close} />
      )}
    </li>
  )
}
