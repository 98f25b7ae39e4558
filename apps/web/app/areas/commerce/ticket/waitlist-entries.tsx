import { TextLink } from '@chignon/ui/text-link'
import type { WaitlistEntry } from '@chignon/contract/commerce/waitlist'
import { Trans } from '@lingui/react/macro'
import { useFormats } from '../../../lib/i18n/use-formats.ts'
import { waitlistPath } from '../../catalogue/live-masterclass/waitlist-path.ts'
import { WaitlistSeats } from '../waitlist/waitlist-seats.tsx'
import { WaitlistStatus } from '../waitlist/waitlist-status.tsx'
import { PageLink } from '../../site/page-link.tsx'

/** The events whose seats the viewer waits for; nothing without any. */
export function WaitlistEntries({ entries }: { entries: readonly WaitlistEntry[] }) {
  const { days } = useFormats()
  if (entries.length === 0) return null
  return (
    <section aria-labelledby="waitlist" className="mb-12">
      <h2 id="waitlist" className="headline-type mb-6 text-heading">
        <Trans>Waiting list</Trans>
      </h2>
      <ul role="list" className="border-t border-line">
        {entries.map((entry) => {
          const { name, starts_at, ends_at, timezone } = entry.live_masterclass
          return (
            <li key={entry.id} className="border-b border-line py-5 text-small text-text-muted">
              <p className="text-body font-medium">
                <TextLink asChild>
                  <PageLink to={waitlistPath(entry)}>{name}</PageLink>
                </TextLink>
              </p>
              <p>
                <time dateTime={starts_at}>{days(starts_at, ends_at, timezone)}</time>
                {' · '}
                <WaitlistSeats entry={entry} />
              </p>
              <p className="mt-1">
                <WaitlistStatus entry={entry} />
              </p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
