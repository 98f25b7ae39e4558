import type { LiveMasterclass } from '@chignon/contract/catalogue/live-masterclass'
import { useFormats } from '../../../lib/i18n/use-formats.ts'
import { InLanguage } from '../../catalogue/product/in-language.tsx'

/** Name, days and city of an event, above its tickets. */
export function EventLine({ event }: { event: LiveMasterclass }) {
  const { days, comma } = useFormats()
  const { locale, name, starts_at, ends_at, timezone, location } = event
  return (
    <p className="mb-10 text-lead text-text-muted">
      <span className="block text-title font-medium text-text">
        <InLanguage locale={locale}>{name}</InLanguage>
      </span>
      <time dateTime={starts_at}>{days(starts_at, ends_at, timezone)}</time>
      {' · '}
      {location.city + comma + location.country}
    </p>
  )
}
