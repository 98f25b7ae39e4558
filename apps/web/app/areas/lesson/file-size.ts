/** A file's size in kB or MB, with at most one decimal: “1.4 MB”. */
export function fileSize(bytes: number, number: (value: number) => string): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000))
  return kilobytes < 1000 ? `${number(kilobytes)} kB` : `${number(Math.round(kilobytes / 100) / 10)} MB`
}
