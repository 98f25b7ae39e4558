import type { ReactNode } from 'react'
import { Card, type CardProps } from '../card/card.tsx'
import type { Messages } from '../messages/all-messages.ts'
import { NamedByMessage } from '../messages/named-by-message.tsx'

export type ProgramCourse = { id: string; name: ReactNode }

export type ProgramCardLabels = {
  /** Accessible name of the list of courses: "Courses". */
  courses: string
}

const english: Messages['programCard'] = { courses: 'Courses' }

export type ProgramCardProps = Omit<CardProps, 'children' | 'sign'> & {
  /** The program's courses in order. */
  courses: readonly ProgramCourse[]
  /** Default English. */
  labels?: Partial<ProgramCardLabels> | undefined
}

/** A program in the catalogue: a landscape cover (8:5) and the names of its four courses. */
export function ProgramCard({ courses, labels, ...rest }: ProgramCardProps) {
  return (
    <Card {...rest}>
      <NamedByMessage component="programCard" word="courses" given={labels?.courses}>
        <ol
          aria-label={labels?.courses ?? english.courses}
          className="grid grid-cols-1 gap-1 pt-3 text-small text-text-muted"
        >
          {courses.map((course) => (
            <li key={course.id} className="flex gap-3">
              <span
                aria-hidden="true"
                className="w-4 shrink-0 translate-y-[0.7rem] self-start border-t border-accent"
              />
              <span className="min-w-0">{course.name}</span>
            </li>
          ))}
        </ol>
      </NamedByMessage>
    </Card>
  )
}
