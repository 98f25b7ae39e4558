/** Splits arguments at spaces. Do not use it for paths and other values that may contain them. */
export function words(line: string): string[] {
  return line.split(' ')
}
