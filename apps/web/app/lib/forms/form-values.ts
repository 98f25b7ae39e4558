/** Text values of a form by name; files are left out. */
export function formValues(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/** Removes passwords from values that are rendered into the form again. */
export function withoutPasswords(given: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(given).filter(([name]) => !name.includes('password')))
}
