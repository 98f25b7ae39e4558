/**
 * The text of a WebVTT cue: without tags, with its line breaks, and with character references as characters. Codes that subtitle
 * programs leave in converted files, such as `{\an8}`, are left out.
 */
export function wordsOf(markup: string): string {
  const text = markup.replaceAll(/<[^>]*(?:>|$)/g, '').replaceAll(/\{\\[^}]*\}/g, '')
  return (text.includes('&') ? withCharacters(text) : text)
    .split('\n')
    .map((line) => line.replaceAll(/[^\S\n]+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n')
}

// WebVTT has the character references of HTML, so HTML's own parser reads them. The text has no tags any more.
function withCharacters(text: string): string {
  const { body } = new DOMParser().parseFromString(`<body>${text.replaceAll('<', '&lt;')}`, 'text/html')
  return body.textContent
}
