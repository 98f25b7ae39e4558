/** A text put in the place of a selection, with a space before it where a word ends there; and where the cursor is then. */
export function insertText(
  value: string,
  { start, end }: { start: number; end: number },
  text: string,
): { value: string; cursor: number } {
  const before = value.slice(0, start)
  const inserted = (/\S$/u.test(before) ? ' ' : '') + text
  return { value: before + inserted + value.slice(end), cursor: start + inserted.length }
}
