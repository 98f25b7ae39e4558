import { Facts } from '@chignon/ui/facts'
import type { Program } from '@chignon/contract/catalogue/program'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useFormats } from '../../../lib/i18n/use-formats.ts'

/** Exam of a program: number of questions, when it opens, certificate. */
export function ProgramExam({ program }: { program: Program }) {
  const { t } = useLingui()
  const { number } = useFormats()
  const { exam_questions_count: questions, courses } = program
  if (questions === null) return null
  return (
    <section aria-labelledby="exam">
      <h2 id="exam" className="headline-type mb-4 text-heading">
        <Trans>The exam</Trans>
      </h2>
      <p className="max-w-prose text-text-muted">
        <Trans>
          The exam opens once you have finished every lesson of the program. An educator reviews your answers,
          and we notify you when your result is ready. If you do not pass, you can take it again.
        </Trans>
      </p>
      <Facts
        className="mt-6"
        items={[
          { id: 'questions', label: t`Questions`, value: number(questions) },
          {
            id: 'opens',
            label: t`Available after`,
            value: <Plural value={courses.length} one="# course" other="# courses" />,
          },
          { id: 'award', label: t`Certificate`, value: t`Gold` },
        ]}
      />
    </section>
  )
}
