/** Copies a text to the clipboard. Fails if the browser does not allow it or the page has no secure connection. */
export async function copyText(text: string): Promise<'copied' | 'failed'> {
  try {
    await navigator.clipboard.writeText(text)
    return 'copied'
  } catch {
    return 'failed'
  }
}
