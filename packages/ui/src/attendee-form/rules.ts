import type { FieldState } from '../field/field.tsx'

/** One person who comes (specification §3, Attendee). */
export type Attendee = { fullName: string; email: string }

export const nobody: Attendee = { fullName: '', email: '' }

/** Whether a text can be an e-mail address: something, an @, and a domain with a dot. Only a mail proves the rest. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text.trim())

export const isFullName = (text: string): boolean => text.trim() !== ''

/** Both fields are filled as they must be. */
export const isComplete = (attendee: Attendee): boolean =>
  isFullName(attendee.fullName) && isEmail(attendee.email)

/** One attendee for each ticket: rows are added empty or cut from the end, what was written stays. */
export function fitAttendees(attendees: readonly Attendee[], tickets: number): readonly Attendee[] {
  return Array.from({ length: tickets }, (_, index) => attendees[index] ?? nobody)
}

/** What keeps the attendees from the next step: each ticket needs one (specification §5). */
export function attendeeProblemOf(
  attendees: readonly Attendee[],
  tickets: number,
): 'missing-attendees' | null {
  return fitAttendees(attendees, tickets).every(isComplete) ? null : 'missing-attendees'
}

/** A field is neutral until something was typed into it; an empty one is wrong only once one tried to go on. */
export function fieldStateOf(text: string, isValid: boolean, hasTried: boolean): FieldState {
  if (text === '') return hasTried ? 'error' : 'neutral'
  return isValid ? 'success' : 'error'
}
