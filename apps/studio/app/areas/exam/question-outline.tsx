import type { StaffExam } from '@chignon/contract/learning/staff-exam'
import { useLingui } from '@lingui/react/macro'
import { useFormats } from '../../lib/start-data-context.ts'
import type { ReviewDrafts } from './review-drafts.ts'
import { countedMark } from './score-so-far.ts'

type QuestionOutlineProps = { exam: StaffExam; drafts: ReviewDrafts; onGoTo: (index: number) => void }

const boxClasses =
  'flex min-h-12 w-full cursor-pointer flex-col items-center justify-center rounded-panel border text-caption transition-colors hover:border-text'

/** Every question with its mark; each leads to its question. */
export function QuestionOutline({ exam, drafts, onGoTo }: QuestionOutlineProps) {
  const { t } = useLingui()
  const { number } = useFormats()
  return (
    <nav aria-label={t`To a question`}>
      <ol className="grid grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-2">
        {exam.questions.map(({ id }, index) => {
          const mark = countedMark(exam, drafts, id)
          const place = number(index + 1)
          const shown = mark === null ? '–' : number(mark)
          return (
            <li key={id}>
              <button
                type="button"
                className={`${boxClasses} ${mark === null ? 'border-dashed border-line-strong' : 'border-line'}`}
                onClick={() => onGoTo(index)}
              >
                <span className="sr-only">
                  {mark === null ? t`Question ${place}, no mark yet` : t`Question ${place}, mark ${shown}`}
                </span>
                <span aria-hidden="true" className="text-text-muted">
                  {place}
                </span>
                <span aria-hidden="true" className="text-small font-medium tabular-nums">
                  {shown}
                </span>
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
