const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

/** A value of the history as people read it: a moment in their way of writing, else as it is. */
export function writeValue(value: string, dateTime: (moment: string) => string): string {
  return moment.test(value) ? dateTime(value) : value
}

const id = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Whether a change names something only by its id, which says nothing to people. */
export function isOnlyId({ before, after }: { before: string | null; after: string | null }): boolean {
  const values = [before, after].filter((value) => value !== null)
  return values.length > 0 && values.every((value) => id.test(value))
}

/** The name of a field as words: `ends_at` and `endsAt` become `ends at`. */
export function writeField(field: string): string {
  return field
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]/g, ' ')
    .toLowerCase()
}
