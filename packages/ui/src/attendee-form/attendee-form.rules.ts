import type { FieldState } from '../field/field.tsx'

/** A person who attends an event. */
export type Attendee = { fullName: string; email: string }

export const emptyAttendee: Attendee = { fullName: '', email: '' }

/**
 * Whether a text has the form of an email address: something, an @, and a domain with a dot. Whether it exists is
 * not checked.
 */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text.trim())

export const isFullName = (text: string): boolean => text.trim() !== ''

/** Whether both fields are valid. */
export const isComplete = (attendee: Attendee): boolean =>
  isFullName(attendee.fullName) && isEmail(attendee.email)

/** One attendee per ticket: adds empty rows or removes rows at the end. */
export function fitAttendees(attendees: readonly Attendee[], tickets: number): readonly Attendee[] {
  return Array.from({ length: tickets }, (_, index) => attendees[index] ?? emptyAttendee)
}

/** What prevents the next step: each ticket needs a complete attendee. */
export function attendeeProblemOf(
  attendees: readonly Attendee[],
  tickets: number,
): 'missing-attendees' | null {
  return fitAttendees(attendees, tickets).every(isComplete) ? null : 'missing-attendees'
}

type FieldUse = {
  /** Whether the user has typed into the field. */
  hasTyped: boolean
  /** Whether the user has tried to continue. */
  hasTried: boolean
}

/** The state of a field. Success follows typing; an empty field is an error only after an attempt to continue. */
export function fieldStateOf(text: string, isValid: boolean, { hasTyped, hasTried }: FieldUse): FieldState {
  if (text === '') return hasTried ? 'error' : 'neutral'
  if (!isValid) return 'error'
  return hasTyped ? 'success' : 'neutral'
}
