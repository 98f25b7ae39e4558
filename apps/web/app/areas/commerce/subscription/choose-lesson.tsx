import { Button } from '@chignon/ui/button'
import { FormMessage } from '@chignon/ui/form-message'
import { Trans } from '@lingui/react/macro'
import { Form, useNavigation } from 'react-router'
import { useFormats } from '../../../lib/i18n/use-formats.ts'

const formId = 'choose-lesson'

/** The form of the buttons that choose a lesson, and why the last choice failed. */
export function ChooseLessonForm({ message }: { message: string | null }) {
  return (
    <Form id={formId} method="post" preventScrollReset className="content-width">
      {message && (
        <FormMessage tone="error" className="mb-6">
          {message}
        </FormMessage>
      )}
    </Form>
  )
}

/** Chooses a lesson in the member's subscription (SUB-1). The page needs a `ChooseLessonForm`. */
export function ChooseLessonButton({ lessonId, choicesLeft }: { lessonId: string; choicesLeft: number }) {
  const { number } = useFormats()
  const { formData } = useNavigation()
  const left = number(choicesLeft)
  return (
    <Button
      type="submit"
      form={formId}
      name="lesson_id"
      value={lessonId}
      variant="secondary"
      size="small"
      isBusy={formData?.get('lesson_id') === lessonId}
    >
      <Trans>Choose this lesson ({left} left this month)</Trans>
    </Button>
  )
}
