import { Button } from '@chignon/ui/button'
import { Hero } from '@chignon/ui/hero'
import { TextLink } from '@chignon/ui/text-link'
import type { NextLesson } from '@chignon/contract/learning/education'
import type { LiveMasterclassCard } from '@chignon/contract/catalogue/live-masterclass'
import { Trans, useLingui } from '@lingui/react/macro'
import { InLanguage } from '../../catalogue/product/in-language.tsx'
import { EventDate } from '../../catalogue/live-masterclass/event-date.tsx'
import { HeadlineEmphasis } from '../content/headline-emphasis.tsx'
import { LessonsDone } from '../../learning/my-learning/lessons-done.tsx'
import { PageLink } from '../page-link.tsx'
import { useFormats } from '../../../lib/i18n/use-formats.ts'

type MemberHeroProps = {
  /** The lesson to continue with. */
  lesson: NextLesson | null
  /** The next event with a ticket of the viewer. */
  event: LiveMasterclassCard | null
}

const ticketsPage = '/profile/settings/my-tickets'

/** Opening of the home page for a member: the lesson to continue with, else the event they go to (HOME-5). */
export function MemberHero({ lesson, event }: MemberHeroProps) {
  if (lesson) return <LessonHero next={lesson} event={event} />
  return event && <EventHero event={event} />
}

const places = {
  course: 'courses',
  program: 'programs',
  'online-masterclass': 'online-masterclasses',
} as const

function LessonHero({ next, event }: { next: NextLesson; event: LiveMasterclassCard | null }) {
  const { t } = useLingui()
  const { kind, content, lesson } = next
  const page = `/profile/${places[kind]}/${content.slug}`
  const name = <em>{lesson.name}</em>
  return (
    <Hero
      seed={content.slug}
      overline={<InLanguage locale={content.locale}>{content.name}</InLanguage>}
      title={
        <Trans>
          Continue: <bdi className="inline-block">{name}</bdi>
        </Trans>
      }
      facts={[
        { id: 'progress', label: t`Your progress`, value: <LessonsDone content={next} /> },
        ...(event ? [{ id: 'going', label: t`You are going`, value: <Going event={event} /> }] : []),
      ]}
      actions={
        <>
          <Button asChild size="large">
            <PageLink to={`${page}/lessons?lessonId=${lesson.id}`}>
              <Trans>Continue learning</Trans>
            </PageLink>
          </Button>
          <Button asChild variant="secondary" size="large">
            <PageLink to={page}>
              <Trans>See all lessons</Trans>
            </PageLink>
          </Button>
        </>
      }
    />
  )
}

/** When and where, with a link to the ticket: “4–5 Jan, Lisbon. See your ticket”. */
function Going({ event }: { event: LiveMasterclassCard }) {
  const { comma, days } = useFormats()
  return (
    <>
      <EventDate event={event}>{days(event.starts_at, event.ends_at, event.timezone)}</EventDate>
      {comma + event.location.city}
      <TextLink asChild className="block text-body">
        <PageLink to={ticketsPage}>
          <Trans>See your ticket</Trans>
        </PageLink>
      </TextLink>
    </>
  )
}

function EventHero({ event }: { event: LiveMasterclassCard }) {
  const { t } = useLingui()
  const { comma, days } = useFormats()
  const { city, country } = event.location
  return (
    <Hero
      seed={event.slug}
      overline={<Trans>You are going · {city}</Trans>}
      title={<HeadlineEmphasis text={event.name} />}
      text={event.summary}
      facts={[
        {
          id: 'dates',
          label: t`Dates`,
          value: <EventDate event={event}>{days(event.starts_at, event.ends_at, event.timezone)}</EventDate>,
        },
        { id: 'place', label: t`Location`, value: city + comma + country },
      ]}
      actions={
        <>
          <Button asChild size="large">
            <PageLink to={ticketsPage}>
              <Trans>See your ticket</Trans>
            </PageLink>
          </Button>
          <Button asChild variant="secondary" size="large">
            <PageLink to={`/live-masterclasses/${event.slug}#agenda`}>
              <Trans>See the agenda</Trans>
            </PageLink>
          </Button>
        </>
      }
    />
  )
}
