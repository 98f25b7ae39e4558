import type { StaffExam } from '@chignon/contract/learning/staff-exam'
import { Check } from '@chignon/ui/icons/check'
import { X } from '@chignon/ui/icons/x'
import { Strands } from '@chignon/ui/strands'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { coiffureOf } from './coiffure-of.ts'

type GivenOptionsProps = { question: StaffExam['questions'][number]; chosenIds: readonly string[] }

/** The options, with those that are right and those that were chosen. */
export function GivenOptions({ question, chosenIds }: GivenOptionsProps) {
  const { t } = useLingui()
  const isPicture = question.options.some(({ coiffure }) => coiffure !== null)
  return (
    <ul className={isPicture ? 'grid max-w-[40rem] gap-3 sm:grid-cols-2' : 'flex max-w-prose flex-col gap-1'}>
      {question.options.map(({ id, text, coiffure }) => {
        const isRight = question.correct_option_ids.includes(id)
        const isChosen = chosenIds.includes(id)
        const verdict = isChosen
          ? isRight
            ? t`Chosen, right`
            : t`Chosen, wrong`
          : isRight
            ? t`Right, not chosen`
            : null
        return (
          <li
            key={id}
            className={
              isPicture ? 'flex flex-col gap-2 rounded-media border border-line p-3' : 'flex flex-col'
            }
          >
            {coiffure !== null && (
              <div className="aspect-8/5 bg-ground [content-visibility:auto]">
                <Strands
                  seed={id}
                  coiffure={coiffureOf(coiffure)}
                  width={320}
                  height={200}
                  className="size-full"
                />
              </div>
            )}
            <div className="flex items-start gap-3">
              <Sign isRight={isRight} isChosen={isChosen} />
              <div className="min-w-0">
                <p className={isChosen ? 'font-medium' : isRight ? undefined : 'text-text-muted'}>{text}</p>
                {verdict && <p className="text-small text-text-muted">{verdict}</p>}
              </div>
            </div>
          </li>
        )
      })}
    </ul>
  )
}

type SignProps = { isRight: boolean; isChosen: boolean }

function Sign({ isRight, isChosen }: SignProps): ReactNode {
  if (isChosen && isRight) return <Check aria-hidden="true" className="mt-1 size-4.5 shrink-0 text-success" />
  if (isChosen) return <X aria-hidden="true" className="mt-1 size-4.5 shrink-0 text-error" />
  return (
    <span aria-hidden="true" className="grid h-6.5 w-4.5 shrink-0 place-items-center">
      <span
        className={
          isRight
            ? 'size-2.5 rounded-pill border-2 border-success'
            : 'size-1.5 rounded-pill bg-line-strong/60'
        }
      />
    </span>
  )
}
