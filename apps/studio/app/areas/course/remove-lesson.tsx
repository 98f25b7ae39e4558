import type { LessonDraft } from '@chignon/contract/catalogue/course-document'
import { Button } from '@chignon/ui/button'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { useNavigate } from 'react-router'
import { useStartData } from '../../lib/start-data-context.ts'
import { offerUndoAtom } from '../../lib/undo-atoms.ts'
import { useEditedPage } from '../document/document-context.ts'
import { writtenText } from '../document/written-text.ts'
import { useEditedCourse } from './course-context.ts'
import { lessonAddress } from './lesson-address.ts'
import { usePlaceSearch } from './use-place-search.ts'

type RemoveLessonProps = { lessonId: string; lesson: LessonDraft }

/** Takes a lesson out of the plan, after saying how many people have begun it; for some seconds it can be taken back. */
export function RemoveLesson({ lessonId, lesson }: RemoveLessonProps) {
  const { t } = useLingui()
  const { locale } = useStartData()
  const { id, session, facts } = useEditedCourse()
  const { goTo } = useEditedPage()
  const navigate = useNavigate()
  const search = usePlaceSearch()
  const offerUndo = useSetAtom(offerUndoAtom)
  const learners = facts.learners[lessonId] ?? 0
  const name = writtenText(lesson.name, locale)
  const path = `lessons.${lessonId}`
  const remove = () => {
    session.changeAll([{ path, value: null }])
    void navigate(lessonAddress(id) + search)
    void offerUndo({
      message: name === '' ? t`The lesson was removed.` : t`“${name}” was removed.`,
      label: t`Undo`,
      undo: async () => {
        session.changeAll([{ path, value: lesson }])
        goTo(`${path}.name`)
      },
    })
  }
  return (
    <div className="flex flex-col items-start gap-2 border-t border-line pt-6">
      <p className="text-small text-text-muted">
        {learners > 0 ? (
          <Plural
            value={learners}
            one="# person has begun this lesson. If you remove it, it leaves the plan for everyone once you publish."
            other="# people have begun this lesson. If you remove it, it leaves the plan for everyone once you publish."
          />
        ) : (
          <Trans>This lesson was not begun yet.</Trans>
        )}
      </p>
      <Button variant="secondary" size="small" onClick={remove}>
        <Trans>Remove the lesson</Trans>
      </Button>
    </div>
  )
}
