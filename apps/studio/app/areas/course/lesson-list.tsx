import type { LessonDraft } from '@chignon/contract/catalogue/course-document'
import { ReorderList } from '@chignon/ui/reorder-list'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { useFormats, useStartData } from '../../lib/start-data-context.ts'
import { writtenText } from '../document/written-text.ts'
import { LessonFacts, LessonLink } from './lesson-entry.tsx'
import { useMoveLesson } from './use-move-lesson.ts'

type LessonListProps = { lessons: readonly [string, LessonDraft][]; chosenId: string | undefined }

/** The lessons in order; each can be dragged, or moved by its menu and by keys. */
export function LessonList({ lessons, chosenId }: LessonListProps) {
  const { t } = useLingui()
  const { locale } = useStartData()
  const { number } = useFormats()
  const { move } = useMoveLesson()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // It may have been chosen elsewhere, or was added at the end.
    if (chosenId !== undefined)
      list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [chosenId])
  return (
    <ReorderList
      ref={list}
      label={t`Lessons`}
      items={lessons.map(([id, lesson], index) => {
        const name = writtenText(lesson.name, locale)
        return {
          id,
          name: name === '' ? t`Lesson ${number(index + 1)}` : name,
          children: <LessonLink id={id} lesson={lesson} isChosen={id === chosenId} />,
          actions: <LessonFacts id={id} lesson={lesson} />,
        }
      })}
      onMove={move}
    />
  )
}
