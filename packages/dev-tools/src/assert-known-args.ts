/** Exits with an error that lists the valid names if `args` has an unknown one: a run that does nothing must not look like a success. */
export function assertKnownArgs(kind: string, args: string[], known: string[]): void {
  const unknown = args.filter((name) => !known.includes(name))
  if (unknown.length === 0) return
  console.error(`Unknown ${kind}: ${unknown.join(', ')}. Known: ${known.join(', ')}.`)
  process.exit(1)
}
