/**
 * A role in words: split on underscores, each word capitalised (specification §3, User). `guest` gives "Guest",
 * `senior_educator` "Senior Educator"; what is empty gives nothing.
 */
export function roleLabel(role: string): string {
  return role
    .split('_')
    .filter(Boolean)
    .map((word) => word.charAt(0).toLocaleUpperCase('en') + word.slice(1))
    .join(' ')
}
