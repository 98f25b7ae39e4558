'use client'
import type { ComponentProps } from 'react'
import { cx } from 'class-variance-authority'
import { LinkSlot, type LinkElement } from '../link-slot/link-slot.tsx'
import { useFormatNumber } from '../messages/use-locale.ts'
import { useMessages } from '../messages/use-messages.ts'

export type ExamOverviewItem = {
  id: string
  isAnswered: boolean
  /** Leads to the question. */
  link: LinkElement
}

export type ExamOverviewLabels = {
  /** Label of the navigation. */
  questions: string
  /** Name of an answered question: "Question 3, answered". */
  answered: (position: number) => string
  /** Name of an open question: "Question 4, open". */
  open: (position: number) => string
}

const english: ExamOverviewLabels = {
  questions: 'Questions',
  answered: (position) => `Question ${position}, answered`,
  open: (position) => `Question ${position}, open`,
}

export type ExamOverviewProps = Omit<ComponentProps<'nav'>, 'children'> & {
  /** All questions in order. */
  items: readonly ExamOverviewItem[]
  /** Id of the question that is shown; none on an overview. */
  currentId?: string | undefined
  /** A number in the digits of the page. Default `String`. */
  formatNumber?: ((position: number) => string) | undefined
  /** Default English. */
  labels?: Partial<ExamOverviewLabels> | undefined
}

/** Links to all questions of an exam by number; a filled one is answered. */
export function ExamOverview({
  items,
  currentId,
  formatNumber: givenFormatNumber,
  labels,
  className,
  ...rest
}: ExamOverviewProps) {
  const formatNumber = useFormatNumber(givenFormatNumber)
  const texts = useMessages('examOverview', english, labels)
  return (
    <nav aria-label={texts.questions} className={className} {...rest}>
      <ol className="flex flex-wrap gap-2">
        {items.map(({ id, isAnswered, link }, index) => (
          <li key={id}>
            <LinkSlot
              link={link}
              isCurrent={id === currentId}
              aria-label={isAnswered ? texts.answered(index + 1) : texts.open(index + 1)}
              className={cx(
                'grid size-11 place-items-center rounded-control border text-small tabular-nums no-underline transition-colors',
                'hover:border-text aria-[current=page]:outline-2 aria-[current=page]:outline-offset-2 aria-[current=page]:outline-accent',
                isAnswered
                  ? 'border-accent bg-accent-soft font-medium text-accent-strong'
                  : 'border-dashed border-line-strong text-text-muted',
              )}
            >
              {formatNumber(index + 1)}
            </LinkSlot>
          </li>
        ))}
      </ol>
    </nav>
  )
}
