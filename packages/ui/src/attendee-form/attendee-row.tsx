'use client'
import { useState, type ReactNode } from 'react'
import { TextField } from '../text-field/text-field.tsx'
import { fieldStateOf, isEmail, isFullName, type Attendee } from './attendee-form.rules.ts'

export type AttendeeRowLabels = {
  fullName: string
  email: string
  /** Error for an empty full name. */
  fullNameMissing: ReactNode
  /** Error for an invalid email address. */
  emailWrong: ReactNode
}

type AttendeeRowProps = {
  /** Row number, starting at 1. */
  number: number
  label: ReactNode
  /** The attendee's ticket. */
  ticket?: ReactNode
  /** More fields, below the name and the email. */
  fields?: ReactNode
  /** A button that fills in the row. */
  action?: ReactNode
  attendee: Attendee
  /** True after an attempt to continue: empty fields are then errors. */
  hasTried: boolean
  nameOf: (field: 'full_name' | 'email') => string
  labels: AttendeeRowLabels
  onValueChange: (attendee: Attendee) => void
}

/** Full name and email of the attendee of one ticket, side by side. */
export function AttendeeRow({
  number,
  label,
  ticket,
  fields,
  action,
  attendee,
  hasTried,
  nameOf,
  labels,
  onValueChange,
}: AttendeeRowProps) {
  // The style updates on each keystroke; the message waits for blur.
  const [hasLeftEmail, setHasLeftEmail] = useState(false)
  const [hasTyped, setHasTyped] = useState({ fullName: false, email: false })
  const nameState = fieldStateOf(attendee.fullName, isFullName(attendee.fullName), {
    hasTyped: hasTyped.fullName,
    hasTried,
  })
  const emailState = fieldStateOf(attendee.email, isEmail(attendee.email), {
    hasTyped: hasTyped.email,
    hasTried,
  })
  const section = `section-attendee-${number}`
  return (
    <fieldset className="min-w-0 border-b border-line py-6">
      <legend className="sr-only">{label}</legend>
      <div className="mb-4 flex min-h-9 flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span aria-hidden="true" className="text-lead font-medium">
            {label}
          </span>
          {ticket && <span className="text-small text-text-muted">{ticket}</span>}
        </p>
        {action}
      </div>
      <div className="grid items-start gap-x-5 gap-y-4 @min-[34rem]:grid-cols-2">
        <TextField
          label={labels.fullName}
          name={nameOf('full_name')}
          autoComplete={`${section} name`}
          isRequired
          value={attendee.fullName}
          state={nameState}
          error={nameState === 'error' && labels.fullNameMissing}
          onValueChange={(fullName) => {
            setHasTyped({ ...hasTyped, fullName: true })
            onValueChange({ ...attendee, fullName })
          }}
        />
        <TextField
          label={labels.email}
          name={nameOf('email')}
          type="email"
          dir="auto"
          autoComplete={`${section} email`}
          isRequired
          value={attendee.email}
          state={emailState}
          error={emailState === 'error' && (hasLeftEmail || hasTried) && labels.emailWrong}
          onValueChange={(email) => {
            setHasTyped({ ...hasTyped, email: true })
            onValueChange({ ...attendee, email })
          }}
          onBlur={() => setHasLeftEmail(attendee.email !== '')}
        />
        {fields}
      </div>
    </fieldset>
  )
}
