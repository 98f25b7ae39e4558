/**
 * A role in words: split at underscores, each word capitalised. `guest` gives "Guest", `senior_educator` "Senior
 * Educator", an empty role an empty text.
 */
export function roleLabel(role: string): string {
  return role
    .split('_')
    .filter(Boolean)
    .map((word) => word.charAt(0).toLocaleUpperCase('en') + word.slice(1))
    .join(' ')
}
