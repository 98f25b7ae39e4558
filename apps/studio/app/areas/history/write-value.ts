const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

/** A value of the history as people read it: a moment in their way of writing, else as it is. */
export function writeValue(value: string, dateTime: (moment: string) => string): string {
  return moment.test(value) ? dateTime(value) : value
}

/** The name of a field as words: `ends_at` and `endsAt` become `ends at`. */
export function writeField(field: string): string {
  return field
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]/g, ' ')
    .toLowerCase()
}
