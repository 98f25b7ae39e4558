'use client'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { cx } from 'class-variance-authority'
import { UserRound } from '../icons/user-round.tsx'
import { Button } from '../button/button.tsx'
import { FormMessage } from '../form-message/form-message.tsx'
import { useFieldValue } from '../form-state/use-field-value.ts'
import { useHydrated } from '../hydration/use-hydrated.ts'
import { useMessages } from '../messages/use-messages.ts'
import { AttendeeRow, type AttendeeRowLabels } from './attendee-row.tsx'
import { attendeeProblemOf, fitAttendees, isComplete, type Attendee } from './attendee-form.rules.ts'

export {
  attendeeProblemOf,
  fitAttendees,
  isComplete,
  isEmail,
  isFullName,
  emptyAttendee,
} from './attendee-form.rules.ts'
import { checkControlled } from '../development/check-controlled.ts'
export type { Attendee } from './attendee-form.rules.ts'

export type AttendeeFormLabels = AttendeeRowLabels & {
  /** Name of a row. Numbers start at 1. */
  attendee: (number: number) => string
  /** The button that copies the buyer into the first row. */
  copyBuyer: ReactNode
  /** Announced after the buyer was copied. */
  buyerCopied: string
  /** Message for `problem`. */
  missingAttendees: ReactNode
}

const english: AttendeeFormLabels = {
  fullName: 'Full name',
  email: 'E-mail',
  fullNameMissing: 'Add the full name for the badge',
  emailWrong: 'Add the whole address, as in ana@chignon.example',
  attendee: (number) => `Attendee ${number}`,
  copyBuyer: 'I am coming myself',
  buyerCopied: 'Your name and e-mail are in the first row.',
  missingAttendees: 'Please add attendee/s to continue with next step.',
}

const noAttendees: readonly Attendee[] = []

const nameInForm = (row: number, field: 'full_name' | 'email') => `attendees[${row}][${field}]`

export type AttendeeFormProps = Omit<ComponentProps<'div'>, 'children' | 'defaultValue' | 'onChange'> & {
  /**
   * The selected tickets, one entry per seat: two of one kind are two entries. `name` is the name of the kind, `fields` are more fields
   * of the row, such as a choice of packages.
   */
  tickets: readonly { id: string; name: ReactNode; fields?: ReactNode }[]
  /** The attendees, if the caller controls the value. */
  value?: readonly Attendee[] | undefined
  /** The initial attendees, if the component keeps the value. Default none. */
  defaultValue?: readonly Attendee[] | undefined
  /**
   * Receives one attendee per ticket, then the attendees of removed tickets. Keep the latter so that they reappear
   * when a ticket is added again; `fitAttendees` drops them.
   */
  onValueChange?: ((value: readonly Attendee[]) => void) | undefined
  /** The buyer, offered for the first row. */
  buyer?: Attendee | undefined
  /** The problem from `attendeeProblemOf(…)` after an attempt to continue. Hidden as soon as it is fixed. */
  problem?: 'missing-attendees' | null | undefined
  /** Field names for form submission; rows start at 0. Default `attendees[0][full_name]`. */
  nameOf?: ((row: number, field: 'full_name' | 'email') => string) | undefined
  /** Default English. */
  labels?: Partial<AttendeeFormLabels> | undefined
}

/**
 * One row of full name and email per ticket. Fields are neutral until edited, then valid or invalid; values are
 * kept when the number of tickets changes. Part of a form, not a form itself.
 */
export function AttendeeForm({
  tickets,
  value,
  defaultValue = noAttendees,
  onValueChange,
  buyer,
  problem = null,
  nameOf = nameInForm,
  labels,
  className,
  ...rest
}: AttendeeFormProps) {
  if (process.env.NODE_ENV !== 'production') checkControlled('AttendeeForm', 'value', value, onValueChange)
  const [written, setWritten] = useFieldValue({ value, defaultValue, onValueChange })
  const [hasCopied, setHasCopied] = useState(false)
  const isHydrated = useHydrated()
  const texts = useMessages('attendeeForm', english, labels)
  const attendees = fitAttendees(written, tickets.length)
  const isMissing = problem !== null && attendeeProblemOf(attendees, tickets.length) !== null

  const change = (row: number, attendee: Attendee) => {
    // Rows beyond the number of tickets are kept, so that a ticket that is added again has its attendee.
    setWritten(fitAttendees(written, Math.max(written.length, tickets.length)).with(row, attendee))
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
      <UserRound className="size-4" />
      {texts.copyBuyer}
    </Button>
  )

  return (
    <div className={cx(className, '@container')} {...rest}>
      <div className="-mt-6">
        {attendees.map((attendee, row) => (
          <AttendeeRow
            key={tickets[row]?.id ?? row}
            number={row + 1}
            label={texts.attendee(row + 1)}
            ticket={tickets[row]?.name}
            fields={tickets[row]?.fields}
            action={row === 0 && copyBuyer}
            attendee={attendee}
            hasTried={isMissing && !isComplete(attendee)}
            nameOf={(field) => nameOf(row, field)}
            labels={texts}
            onValueChange={(next) => change(row, next)}
          />
        ))}
      </div>
      <p role="status" className="sr-only">
        {hasCopied && texts.buyerCopied}
      </p>
      {isMissing && (
        <FormMessage tone="error" className="mt-6">
          {texts.missingAttendees}
        </FormMessage>
      )}
    </div>
  )
}
