const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d/
const day = /^\d{4}-\d\d-\d\d$/

/** A text of the history as people read it: a moment or a day in their way of writing, else as it is. */
export function writeText(
  value: string,
  { dateTime, date }: { dateTime: (moment: string) => string; date: (day: string) => string },
): string {
  if (moment.test(value)) return dateTime(value)
  return day.test(value) ? date(value) : value
}

const id = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Whether a change has only ids or data, which say nothing to people. */
export function saysNothing({ before, after }: { before: string | null; after: string | null }): boolean {
  const values = [before, after].filter((value) => value !== null)
  return values.length > 0 && values.every((value) => id.test(value) || isData(value))
}

function isData(value: string): boolean {
  if (!/^[[{]/.test(value)) return false
  try {
    return typeof JSON.parse(value) === 'object'
  } catch {
    return false
  }
}

/** The name of a field as words: `ends_at` and `endsAt` become `ends at`. */
export function writeField(field: string): string {
  return field
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]/g, ' ')
    .toLowerCase()
}
