/** The messages that were written. Tests clear it. */
export const reported = new Set<string>()

/**
 * Writes to the console, once, that a component was used wrongly: what was passed and how to fix it. Callers check the environment
 * themselves, so that a production build contains neither the call nor its texts.
 */
export function reportMisuse(component: string, problem: string, fix: string): void {
  const message = `${component}: ${problem} ${fix}`
  if (reported.has(message)) return
  reported.add(message)
  console.error(message)
}
