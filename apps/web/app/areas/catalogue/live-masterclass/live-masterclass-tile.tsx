import { LiveMasterclassCard } from '@chignon/ui/live-masterclass-card'
import type {
  EventStatus,
  LiveMasterclassCard as LiveMasterclass,
} from '@chignon/contract/catalogue/live-masterclass'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useFormats } from '../../../lib/i18n/use-formats.ts'
import type { SearchHighlight } from '../search/search-highlight.ts'
import { InLanguage } from '../product/in-language.tsx'
import { ProductCover } from '../product/product-cover.tsx'
import { PageLink } from '../../site/page-link.tsx'

/** Card of a live masterclass. Its date is in the venue's time zone. */
export function LiveMasterclassTile({
  masterclass,
  title = masterclass.name,
}: { masterclass: LiveMasterclass } & Pick<SearchHighlight, 'title'>) {
  const { t } = useLingui()
  const formats = useFormats()
  const { starts_at, timezone, price_from, seats_left, status, schedule } = masterclass
  const isPostponed = schedule === 'postponed'
  const statusNames: Record<EventStatus, string> = {
    upcoming: isPostponed ? t`Postponed` : schedule === 'rescheduled' ? t`New date` : '',
    ongoing: t`Ongoing`,
    finished: t`Finished`,
  }
  return (
    <LiveMasterclassCard
      link={<PageLink to={`/live-masterclasses/${masterclass.slug}`} viewTransition />}
      cover={<ProductCover product={masterclass} shape="landscape" />}
      {...(isPostponed
        ? { day: '–', month: t`To follow` }
        : {
            day: formats.day(starts_at, timezone),
            month: formats.month(starts_at, timezone),
            dateTime: starts_at,
          })}
      place={masterclass.location.city}
      title={<InLanguage locale={masterclass.locale}>{title}</InLanguage>}
      status={status}
      {...(statusNames[status] === '' ? {} : { statusLabel: statusNames[status] })}
      {...(price_from === null || status === 'finished'
        ? {}
        : { price: <Trans>from {formats.money(price_from, masterclass.currency)}</Trans> })}
      {...(status === 'upcoming' && !isPostponed
        ? { seats: <Plural value={seats_left} _0="Sold out" one="# seat left" other="# seats left" /> }
        : {})}
    />
  )
}
