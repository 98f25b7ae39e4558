/** Ends with a sentence where something is asked for that there is not: a run that does nothing must not look like a success. */
export function refuseUnknown(what: string, asked: string[], known: string[]): void {
  const unknown = asked.filter((name) => !known.includes(name))
  if (unknown.length === 0) return
  console.error(`There is no ${what} ${unknown.join(', ')}. There are: ${known.join(', ')}.`)
  process.exit(1)
}
