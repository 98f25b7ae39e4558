import { wordsBy } from '../testing/find-field.ts'
import { findOne, wordsOf } from '../testing/find-one.ts'

export type AttendeeParts = {
  fullName: HTMLInputElement
  email: HTMLInputElement
  /** The error messages. Empty if there are none. */
  fullNameError: () => string
  emailError: () => string
  /** The button that copies the buyer into the row: only in the first row, if there is a buyer. */
  copyBuyer: HTMLButtonElement | null
}

/** The row of an `AttendeeForm` with this legend ("Attendee 1"). Throws if there is none. */
export function findAttendee(container: ParentNode, legend: string): AttendeeParts {
  const row = findOne(container.querySelectorAll('fieldset'), 'attendee', legend, (element) =>
    wordsOf(element.querySelector('legend')),
  )
  const [fullName, email] = row.querySelectorAll('input')
  if (!fullName || !email) throw new Error(`“${legend}” is not the legend of an attendee.`)
  return {
    fullName,
    email,
    fullNameError: wordsBy(row, fullName).error,
    emailError: wordsBy(row, email).error,
    copyBuyer: row.querySelector('button'),
  }
}
