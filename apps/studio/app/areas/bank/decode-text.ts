/** The text of a file: as its XML declaration says, else UTF-8, else Windows-1252, which older banks use. */
export function decodeText(bytes: Uint8Array): string {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200))
  const [, declared] = /^(?:\uFEFF|ï»¿)?\s*<\?xml[^>]*encoding=["']([\w.-]+)["']/.exec(head) ?? []
  return (
    decodeAs(markedEncoding(bytes) ?? declared ?? 'utf-8', bytes) ?? decodeAs('windows-1252', bytes) ?? ''
  )
}

function decodeAs(label: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

function markedEncoding([first, second]: Uint8Array): string | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : null
}
