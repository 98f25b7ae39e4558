import type { Release } from './blocks/changelog-data.ts'

/** Without line breaks, bold and italic type. */
const inOneLine = (text: string) =>
  text
    .replaceAll('**', '')
    .replaceAll(/(?<![\w`])_([^_`]+)_(?![\w`])/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** The text of a changeset without its front matter. */
export const parseChangeset = (text: string): string => inOneLine(text.replace(/^---\n[\s\S]*?\n---\n/, ''))

/** The releases in a CHANGELOG that Changesets writes: a heading per version, its changes as list items. */
export function parseChangelog(text: string): Release[] {
  return text
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [version = '', ...lines] = section.split('\n')
      const items = lines.join('\n').split(/^- /m).slice(1)
      // Changesets begins an item with the commit's hash.
      const changes = items.map((item) =>
        inOneLine(item.replace(/^[\da-f]{7,40}: /, '').split(/^#/m)[0] ?? ''),
      )
      return { version: version.trim(), changes }
    })
}
