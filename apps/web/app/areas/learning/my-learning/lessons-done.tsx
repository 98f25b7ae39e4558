import { Plural, Trans } from '@lingui/react/macro'
import { useFormats } from '../../../lib/i18n/use-formats.ts'

/** The progress in words: “3 of 7 lessons done”. */
export function LessonsDone({ content }: { content: { lessons_done: number; lessons_total: number } }) {
  const formats = useFormats()
  const done = formats.number(content.lessons_done)
  return (
    <Trans>
      {done} of <Plural value={content.lessons_total} one="# lesson" other="# lessons" /> done
    </Trans>
  )
}
