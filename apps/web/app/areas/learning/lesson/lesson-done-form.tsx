import { Button } from '@chignon/ui/button'
import type { LessonProgress } from '@chignon/contract/learning/progress'
import { Trans } from '@lingui/react/macro'
import { Form, useNavigation } from 'react-router'

type LessonDoneFormProps = { lessonId: string; progress: LessonProgress | null }

/** Marks a lesson as done by hand, or removes the mark (LESSON-1). A lesson that was watched stays done. */
export function LessonDoneForm({ lessonId, progress }: LessonDoneFormProps) {
  const { formData } = useNavigation()
  const isSending = formData?.get('lesson_id') === lessonId
  const isDone = Boolean(progress?.done_at)
  return (
    <div className="flex items-center gap-1">
      {isDone && (
        <p className="flex min-h-11 items-center gap-2 pe-3 font-medium text-success">
          <span aria-hidden="true">✓</span>
          <Trans>Done</Trans>
        </p>
      )}
      {(!isDone || progress?.is_done_by_hand) && (
        <Form method="post" preventScrollReset className="grow">
          <input type="hidden" name="lesson_id" value={lessonId} />
          <Button
            type="submit"
            name="intent"
            value={isDone ? 'unmark' : 'mark'}
            variant={isDone ? 'quiet' : 'secondary'}
            isBusy={isSending}
          >
            {isDone ? <Trans>Undo</Trans> : <Trans>Mark as done</Trans>}
          </Button>
        </Form>
      )}
    </div>
  )
}
