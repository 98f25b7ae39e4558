import { Breadcrumbs } from '@chignon/ui/breadcrumbs'
import { CourseProgress } from '@chignon/ui/course-progress'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useFormats } from '../../../lib/i18n/use-formats.ts'
import { PrivateHead } from '../../identity/account/private-head.tsx'
import { InLanguage } from '../../catalogue/product/in-language.tsx'
import { PageLink } from '../../site/page-link.tsx'
import { AccessLeft } from './access-left.tsx'
import { LearningActions } from './learning-actions.tsx'
import { LessonsDone } from './lessons-done.tsx'
import type { Overview } from './overview.ts'
import { PlanSection } from './plan-section.tsx'

type LearningOverviewProps = {
  overview: Overview
  /** What is still to be done, in sentences, and what it leads to. */
  remaining: ReactNode
  /** What belongs between the head and the plan: the exam of a program. */
  children?: ReactNode
}

/** The page of bought content: progress, what still counts, and the plan. */
export function LearningOverview({ overview, remaining, children }: LearningOverviewProps) {
  const { t } = useLingui()
  const { duration } = useFormats()
  const isCourse = overview.kind !== 'online-masterclasses'
  const list = isCourse
    ? { label: t`My courses`, link: <PageLink to="/profile/my-courses" /> }
    : { label: t`My masterclasses`, link: <PageLink to="/profile/my-masterclasses" /> }
  const lessons = overview.sections.flatMap((section) => section.lessons)
  return (
    <div className="content-width pt-8 pb-section">
      <PrivateHead title={overview.name} />
      <Breadcrumbs
        label={t`Breadcrumb`}
        items={[
          { id: 'profile', label: t`My profile`, link: <PageLink to="/profile" /> },
          { id: 'list', ...list },
          { id: 'page', label: <bdi>{overview.name}</bdi> },
        ]}
      />
      <CourseProgress
        seed={overview.slug}
        overline={overview.category.name}
        title={<InLanguage locale={overview.locale}>{overview.name}</InLanguage>}
        lessons={lessons.map(({ id, is_done, resource }) => ({
          id,
          isDone: is_done,
          duration: resource.properties.duration,
        }))}
        label={t`Your progress`}
        valueText={lessons.length > 0 && <LessonsDone content={overview} />}
        facts={[
          ...(overview.seconds_left > 0
            ? [{ id: 'time', text: <Trans>{duration(overview.seconds_left)} left to watch</Trans> }]
            : []),
          { id: 'access', text: <AccessLeft offer={overview} /> },
        ]}
        action={<LearningActions overview={overview} />}
      />
      {overview.has_expired && (
        <p className="mt-8 max-w-prose text-lead">
          <Trans>
            Your access has expired. Your progress and your notes are kept: buy again to continue where you
            left off.
          </Trans>
        </p>
      )}
      {children}
      <div className="mt-12 grid grid-cols-1 gap-x-20 gap-y-12 md:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
        {lessons.length > 0 && (
          <section aria-labelledby="plan">
            <h2 id="plan" className="headline-type mb-6 text-heading">
              <Trans>Lesson plan</Trans>
            </h2>
            {overview.sections.map((section) => (
              <PlanSection key={section.id} overview={overview} section={section} />
            ))}
          </section>
        )}
        <section aria-labelledby="remaining" className="content-start">
          <h2 id="remaining" className="headline-type mb-6 text-heading">
            <Trans>What is left to do</Trans>
          </h2>
          <div className="grid gap-4">{remaining}</div>
        </section>
      </div>
    </div>
  )
}
