/** The name of a person as it is shown and printed: first and last name, or the only one (USER-1). */
export function fullName({ first_name, last_name }: { first_name: string; last_name: string }): string {
  return `${first_name} ${last_name}`.trim()
}
