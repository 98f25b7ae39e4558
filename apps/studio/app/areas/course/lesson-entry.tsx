import type { LessonDraft } from '@chignon/contract/catalogue/course-document'
import { Captions } from '@chignon/ui/icons/captions'
import { useLingui } from '@lingui/react/macro'
import { cx } from 'class-variance-authority'
import { Link } from 'react-router'
import { useFormats, useStartData } from '../../lib/start-data-context.ts'
import { writtenLocale, writtenText } from '../document/written-text.ts'
import { useEditedCourse } from './course-context.ts'
import { lessonAddress } from './lesson-address.ts'
import { usePlaceSearch } from './use-place-search.ts'
import { useVideoTexts } from './use-video-texts.ts'

type LessonLinkProps = { id: string; lesson: LessonDraft; isChosen: boolean }

/** Opens a lesson of the plan; its target is the whole entry. */
export function LessonLink({ id, lesson, isChosen }: LessonLinkProps) {
  const { t } = useLingui()
  const { locale } = useStartData()
  const { id: courseId } = useEditedCourse()
  const search = usePlaceSearch()
  const name = writtenText(lesson.name, locale)
  return (
    <Link
      to={lessonAddress(courseId, id) + search}
      aria-current={isChosen ? 'page' : undefined}
      className={cx('after:absolute after:inset-0 hover:text-accent', name === '' && 'text-text-muted')}
    >
      <bdi lang={writtenLocale(lesson.name, locale)}>{name === '' ? t`Without a name` : name}</bdi>
    </Link>
  )
}

/** The video of a lesson, its captions, and whether it is free. */
export function LessonFacts({ id, lesson }: { id: string; lesson: LessonDraft }) {
  const { t } = useLingui()
  const { number, comma } = useFormats()
  const { facts } = useEditedCourse()
  const video = facts.videos[id]
  const { text, tone } = useVideoTexts()(video)
  const captions = video?.caption_languages ?? []
  return (
    <div className="flex flex-wrap items-center gap-x-2.5 text-small text-text-muted">
      <span className={cx('tabular-nums', tone === 'warning' && 'text-warning')}>{text}</span>
      {captions.length > 0 && (
        <span className="flex items-center gap-1">
          <Captions aria-hidden="true" className="size-4" />
          <span aria-hidden="true">{number(captions.length)}</span>
          <span className="sr-only">{t`Captions: ${captions.join(comma)}`}</span>
        </span>
      )}
      {lesson.is_free && (
        <span className="text-accent-strong">{t({ context: 'lesson', message: 'Free' })}</span>
      )}
    </div>
  )
}
