import { coursesForSilver } from '@chignon/contract/learning/learning-rules'
import { QualificationCard } from '@chignon/ui/qualification-card'
import type { Qualification } from '@chignon/contract/catalogue/qualification'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useFormats } from '../../../lib/i18n/use-formats.ts'
import { PageLink } from '../../site/page-link.tsx'

type QualificationTileProps = {
  qualification: Qualification
  /** The level of its heading: 3 inside a section, 2 directly below the page's heading. Default 3. */
  level?: 2 | 3
}

/** The card of a qualification: its courses and the viewer's progress towards the silver certificate (CERT-1, QUAL-2). */
export function QualificationTile({ qualification, level = 3 }: QualificationTileProps) {
  const { t } = useLingui()
  const { percent } = useFormats()
  const { name, description, courses, progress, is_complete } = qualification
  const missing = Math.max(0, coursesForSilver - courses.filter(({ is_done }) => is_done).length)
  const percentage = percent(progress)
  return (
    <QualificationCard
      level={level}
      name={name}
      description={description}
      courses={courses.map(({ id, slug, name: course, is_done }) => ({
        id,
        name: course,
        isDone: is_done,
        link: <PageLink to={`/courses/${slug}`} />,
      }))}
      progress={progress}
      progressText={percentage}
      progressLabel={t`${percentage} of the silver certificate`}
      isComplete={is_complete}
      labels={{ done: t`Done` }}
      status={
        is_complete ? (
          <Trans>Silver certificate earned</Trans>
        ) : (
          <Plural
            value={missing}
            one="# more course for the silver certificate"
            other="# more courses for the silver certificate"
          />
        )
      }
    />
  )
}
