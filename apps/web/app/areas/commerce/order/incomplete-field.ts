import { fitAttendees, isComplete, isFullName, type Attendee } from '@chignon/ui/attendee-form'

/** The name of the first field that is missing or wrong; null if all attendees are complete. */
export function incompleteFieldOf(attendees: readonly Attendee[], tickets: number): string | null {
  const all = fitAttendees(attendees, tickets)
  const row = all.findIndex((attendee) => !isComplete(attendee))
  const found = all[row]
  return found ? `attendees[${row}][${isFullName(found.fullName) ? 'email' : 'full_name'}]` : null
}
