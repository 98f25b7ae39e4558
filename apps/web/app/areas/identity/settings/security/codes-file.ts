/** A text file with recovery codes below the lines that say whose they are. */
export function codesFile(heading: readonly string[], codes: readonly string[]): Blob {
  // Some editors take a text without byte order mark for one of an old encoding, and Persian becomes unreadable.
  const text = ['\uFEFF', heading.join('\r\n'), '\r\n\r\n', codes.join('\r\n'), '\r\n']
  return new Blob(text, { type: 'text/plain;charset=utf-8' })
}
