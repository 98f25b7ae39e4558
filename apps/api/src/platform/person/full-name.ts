/** The name of a user as it is shown and printed: first and last name, or the only one (USER-1). */
export function fullNameOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`.trim()
}
