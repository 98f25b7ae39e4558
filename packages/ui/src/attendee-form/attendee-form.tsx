'use client'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { UserRound } from 'lucide-react'
import { cx } from 'class-variance-authority'
import { Button } from '../button/button.tsx'
import { FormMessage } from '../form-message/form-message.tsx'
import { useHydrated } from '../hydration/use-hydrated.ts'
import { AttendeeRow, type AttendeeRowLabels } from './attendee-row.tsx'
import { attendeeProblemOf, fitAttendees, isComplete, type Attendee } from './rules.ts'

export { attendeeProblemOf, fitAttendees, isComplete, isEmail, isFullName, nobody } from './rules.ts'
export type { Attendee } from './rules.ts'

export type AttendeeFormLabels = AttendeeRowLabels & {
  /** A row's name; numbers count from 1. */
  attendee: (number: number) => string
  /** The button that copies the buyer into the first row. */
  copyBuyer: ReactNode
  /** Heard once it did. */
  buyerCopied: string
}

const english: AttendeeFormLabels = {
  fullName: 'Full name',
  email: 'E-mail',
  fullNameMissing: 'Add the full name for the badge',
  emailWrong: 'Add the whole address, as in ana@chignon.example',
  attendee: (number) => `Attendee ${number}`,
  copyBuyer: 'I am coming myself',
  buyerCopied: 'Your name and e-mail stand in the first row.',
}

const noAttendees: readonly Attendee[] = []

const nameInForm = (row: number, field: 'full_name' | 'email') => `attendees[${row}][${field}]`

export type AttendeeFormProps = Omit<ComponentProps<'div'>, 'children' | 'defaultValue' | 'onChange'> & {
  /** The tickets chosen, one entry for each seat: two of one kind are two entries. `name` is the kind's. */
  tickets: readonly { id: string; name: ReactNode }[]
  /** Who comes, when the owner holds it. */
  value?: readonly Attendee[] | undefined
  /** Who comes to begin with, when nobody holds it. Default nobody. */
  defaultValue?: readonly Attendee[] | undefined
  /**
   * Called with one attendee for each ticket, and after them those whose ticket was given back: keep them for when it is
   * taken again; `fitAttendees` leaves them out.
   */
  onChange?: ((attendees: readonly Attendee[]) => void) | undefined
  /** Who buys: offered for the first row. */
  buyer?: Attendee | undefined
  /** What kept the person from the next step: `attendeeProblemOf(…)` once they tried. It leaves when it is mended. */
  problem?: 'missing-attendees' | null | undefined
  /** Names a field in a form, rows from 0. Default `attendees[0][full_name]`. */
  nameOf?: ((row: number, field: 'full_name' | 'email') => string) | undefined
  /** Default English. */
  labels?: AttendeeFormLabels | undefined
  /** Default the specification's own. */
  message?: ReactNode
}

/**
 * Who comes: a row of full name and e-mail for each ticket. Fields are neutral until typed in, then right or wrong;
 * what was written stays when tickets are added or given back. It is part of a form, not one itself.
 */
export function AttendeeForm({
  tickets,
  value,
  defaultValue = noAttendees,
  onChange,
  buyer,
  problem = null,
  nameOf = nameInForm,
  labels = english,
  message = 'Please add attendee/s to continue with next step.',
  className,
  ...rest
}: AttendeeFormProps) {
  const [own, setOwn] = useState(defaultValue)
  const [hasCopied, setHasCopied] = useState(false)
  const isHydrated = useHydrated()
  const written = value ?? own
  const attendees = fitAttendees(written, tickets.length)
  const isMissing = problem !== null && attendeeProblemOf(attendees, tickets.length) !== null

  const change = (row: number, attendee: Attendee) => {
    // Rows beyond the tickets are kept too: a ticket given back and taken again has its name still.
    const next = fitAttendees(written, Math.max(written.length, tickets.length)).with(row, attendee)
    setOwn(next)
    onChange?.(next)
  }
  const copyBuyer = buyer && isHydrated && (
    <Button
      variant="quiet"
      size="small"
      className="-mx-4"
      onClick={() => {
        change(0, buyer)
        setHasCopied(true)
      }}
    >
      <UserRound aria-hidden="true" strokeWidth={1.5} className="size-4" />
      {labels.copyBuyer}
    </Button>
  )

  return (
    <div className={cx('@container', className)} {...rest}>
      <div className="-mt-6">
        {attendees.map((attendee, row) => (
          <AttendeeRow
            key={tickets[row]?.id ?? row}
            number={row + 1}
            legend={labels.attendee(row + 1)}
            ticket={tickets[row]?.name}
            action={row === 0 && copyBuyer}
            attendee={attendee}
            hasTried={isMissing && !isComplete(attendee)}
            nameOf={(field) => nameOf(row, field)}
            labels={labels}
            onChange={(next) => change(row, next)}
          />
        ))}
      </div>
      <p role="status" className="sr-only">
        {hasCopied && labels.buyerCopied}
      </p>
      {isMissing && (
        <FormMessage tone="error" className="mt-6">
          {message}
        </FormMessage>
      )}
    </div>
  )
}
