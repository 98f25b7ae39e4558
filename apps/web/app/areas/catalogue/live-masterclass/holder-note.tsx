import { Button } from '@chignon/ui/button'
import type { EventSchedule } from '@chignon/contract/catalogue/live-masterclass'
import { Trans } from '@lingui/react/macro'
import { PageLink } from '../../site/page-link.tsx'

/** What holders of tickets can do after an event was cancelled or postponed (EVENT-7, REFUND-4, REFUND-7). */
export function HolderNote({ schedule }: { schedule: Exclude<EventSchedule, 'scheduled'> }) {
  const texts = {
    cancelled: (
      <Trans>
        Tickets are no longer valid. The person who bought them is refunded in full to the payment method they
        used; you do not have to do anything. We have written to all holders.
      </Trans>
    ),
    postponed: (
      <Trans>
        Your ticket stays valid for the new date, and we write to you as soon as it is known. If you would
        rather not wait, the person who bought it can return it under “My tickets” and gets the price back.
      </Trans>
    ),
    rescheduled: (
      <Trans>
        Tickets bought for the earlier date are valid for the new one. If it does not suit you, the person who
        bought it can return it under “My tickets”, for 14 days after our e-mail about the new date.
      </Trans>
    ),
  }
  return (
    <section aria-labelledby="holders-title" className="max-w-prose">
      <h2 id="holders-title" className="headline-type mb-4 text-heading">
        <Trans>If you have a ticket</Trans>
      </h2>
      <p className="text-text-muted">{texts[schedule]}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button asChild variant="secondary">
          <PageLink to="/profile/settings/my-tickets">
            <Trans>My tickets</Trans>
          </PageLink>
        </Button>
        <Button asChild variant="quiet">
          <PageLink to="/contact">
            <Trans>Contact us</Trans>
          </PageLink>
        </Button>
      </div>
    </section>
  )
}
