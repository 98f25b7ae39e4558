import { QualificationCard } from '@chignon/ui/qualification-card'
import type { Qualification } from '@chignon/contract/qualification'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useFormats } from '../../../lib/i18n/use-formats.ts'
import { PageLink } from '../../site/page-link.tsx'

// Two finished courses of a category award its silver certificate (specification §1).
const coursesForSilver = 2

type QualificationTileProps = {
  qualification: Qualification
  /** Of its heading: 3 under a section's, 2 right under the page's. Default 3. */
  level?: 2 | 3
}

/** A qualification of the contract as a card: its courses, and how far the viewer is on the way to silver. */
export function QualificationTile({ qualification, level = 3 }: QualificationTileProps) {
  const { t } = useLingui()
  const { number } = useFormats()
  const { name, description, courses, progress, is_complete } = qualification
  const missing = Math.max(0, coursesForSilver - courses.filter(({ is_done }) => is_done).length)
  const percentage = number(progress)
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
      progressLabel={t`${percentage} % of the silver certificate`}
      isComplete={is_complete}
      doneLabel={t`Done`}
      status={
        is_complete ? (
          <Trans>Complete: the silver certificate is yours</Trans>
        ) : (
          <Plural
            value={missing}
            one="# more course to the silver certificate"
            other="# courses to the silver certificate"
          />
        )
      }
    />
  )
}
