/** The value that occurs most often, the first of several; undefined in an empty list. */
export function mostFrequent(values: readonly string[]): string | undefined {
  const groups = [...Map.groupBy(values, (value) => value).values()]
  return groups.toSorted((a, b) => b.length - a.length)[0]?.[0]
}
