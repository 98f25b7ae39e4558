import { wordsBy } from '../testing/find-field.ts'
import { findOne, wordsOf } from '../testing/find-one.ts'

export type AttendeeParts = {
  fullName: HTMLInputElement
  email: HTMLInputElement
  /** What is wrong with either. Empty while nothing is. */
  fullNameError: () => string
  emailError: () => string
  /** The button that writes the buyer into the row: in the first one, where the buyer is known. */
  copyBuyer: HTMLButtonElement | null
}

/** The row of an `AttendeeForm` with a legend: "Attendee 1". Throws where there is none. */
export function findAttendee(container: ParentNode, legend: string): AttendeeParts {
  const row = findOne(container.querySelectorAll('fieldset'), 'attendee', legend, (one) =>
    wordsOf(one.querySelector('legend')),
  )
  const [fullName, email] = row.querySelectorAll('input')
  if (!fullName || !email) throw new Error(`“${legend}” is the legend of something else than an attendee.`)
  return {
    fullName,
    email,
    fullNameError: wordsBy(row, fullName).error,
    emailError: wordsBy(row, email).error,
    copyBuyer: row.querySelector('button'),
  }
}
