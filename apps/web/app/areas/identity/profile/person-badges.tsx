import { BadgeShelf } from '@chignon/ui/badge-shelf'
import type { Badge } from '@chignon/contract/identity/award'
import { useLingui } from '@lingui/react/macro'
import { useTimeZone } from '../../../lib/i18n/local-time.tsx'
import { useFormats } from '../../../lib/i18n/use-formats.ts'

const metals = { silver: 'silver', gold: 'gold', premium_gold: 'premium' } as const

/** Badges a person earned. */
export function PersonBadges({ badges }: { badges: readonly Badge[] }) {
  const { t } = useLingui()
  const { date } = useFormats()
  const timeZone = useTimeZone()
  return (
    <BadgeShelf
      label={t`Badges`}
      badges={badges.map(({ slug, name, description, metal, earned_at }) => ({
        id: slug,
        name,
        description,
        metal: metals[metal],
        earnedAt: <time dateTime={earned_at.slice(0, 10)}>{date(earned_at, timeZone)}</time>,
        isEarned: true,
      }))}
    />
  )
}
