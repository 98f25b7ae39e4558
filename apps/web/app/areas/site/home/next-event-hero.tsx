import { Button } from '@chignon/ui/button'
import { Hero } from '@chignon/ui/hero'
import type { LiveMasterclassCard } from '@chignon/contract/catalogue/live-masterclass'
import { Trans, useLingui } from '@lingui/react/macro'
import { Form } from 'react-router'
import { EventDate } from '../../catalogue/live-masterclass/event-date.tsx'
import { useFormats } from '../../../lib/i18n/use-formats.ts'
import { HeadlineEmphasis } from '../content/headline-emphasis.tsx'
import { PageLink } from '../page-link.tsx'
import { LazySeatCounter } from './lazy-seat-counter.tsx'

const formId = 'reserve'

/** Hero of the home page: the next live masterclass with ticket reservation. */
export function NextEventHero({ event }: { event: LiveMasterclassCard }) {
  const { t } = useLingui()
  const formats = useFormats()
  const { city } = event.location
  const left = formats.number(event.seats_left)
  const all = formats.number(event.seats)
  const page = `/live-masterclasses/${event.slug}`
  return (
    <Hero
      seed={event.slug}
      overline={<Trans>Live masterclass · {city}</Trans>}
      title={<HeadlineEmphasis text={event.name} />}
      text={event.summary}
      facts={[
        {
          id: 'dates',
          label: t`Dates`,
          value: (
            <EventDate event={event}>
              {formats.days(event.starts_at, event.ends_at, event.timezone)}
            </EventDate>
          ),
        },
        {
          id: 'seats',
          label: t`Seats left`,
          value: (
            <Trans>
              {left} of {all}
            </Trans>
          ),
        },
      ]}
      {...(event.seats_left > 0
        ? {
            counter: <LazySeatCounter form={formId} max={event.seats_left} />,
          }
        : {})}
      actions={
        <>
          <Form id={formId} action={page} className="flex flex-wrap gap-3">
            {event.seats_left > 0 && (
              <Button type="submit" size="large">
                <Trans>Reserve your seat</Trans>
              </Button>
            )}
            <Button asChild variant="secondary" size="large">
              <PageLink to={`${page}#agenda`}>
                <Trans>See the agenda</Trans>
              </PageLink>
            </Button>
          </Form>
          <p className="basis-full text-small text-text-muted">
            <Trans>
              Not in {city}?{' '}
              <PageLink to="/educations" className="text-text underline underline-offset-4">
                Learn online
              </PageLink>
            </Trans>
          </p>
        </>
      }
    />
  )
}
