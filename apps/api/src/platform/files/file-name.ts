import { maxFileNameLength } from '@chignon/contract/platform/platform-rules'
import { fileTypes } from './file-types.ts'

// Persian and emoji need joiners (U+200C, U+200D). Other invisible characters can reverse the order in which a name is read.
const invisible = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/**
 * The name to keep for a file: without folders and invisible characters, at most 200 characters, with an extension of its
 * type.
 */
export function cleanFileName(original: string, type: string): string {
  const last = original.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const name = last.replaceAll(invisible, '').trim().replace(/^\.+/, '')
  const extensions = fileTypes[type]?.extensions ?? []
  const present = extensions.find((extension) => name.toLowerCase().endsWith(`.${extension}`))
  const extension = present ?? extensions[0]
  const stem = present ? name.slice(0, -(present.length + 1)) : name
  const ending = extension ? `.${extension}` : ''
  return `${cut(stem || 'file', maxFileNameLength - ending.length)}${ending}`
}

// Does not cut within a character that is several code units or code points.
function cut(text: string, length: number): string {
  let result = ''
  for (const { segment } of new Intl.Segmenter().segment(text.slice(0, 2 * length))) {
    if (result.length + segment.length > length) break
    result += segment
  }
  return result || 'file'
}
