import { maxExcerptLength } from '@chignon/contract/community/community-rules'
import type { RichText, TextBlock, TextInline } from '@chignon/contract/platform/rich-text'

/** The beginning of a text as plain words in one line, for cards, metadata and mails (TEXT-4). It ends between two words. */
export function excerptOf(text: RichText, maxLength: number = maxExcerptLength): string {
  const words = text.map(wordsOfBlock).join(' ').replaceAll(/\s+/g, ' ').trim()
  if (words.length <= maxLength) return words
  const cut = words.slice(0, maxLength)
  const end = cut.search(/\s\S*$/)
  return `${(end > maxLength / 2 ? cut.slice(0, end) : cut).toWellFormed().replace(/[\uFFFD\u200D\s]+$/, '')}…`
}

function wordsOfBlock(block: TextBlock): string {
  if (block.type === 'paragraph') return block.children.map(wordsOfInline).join('')
  const blocks = block.type === 'quote' ? block.children : block.items.flat()
  return blocks.map(wordsOfBlock).join(' ')
}

function wordsOfInline(node: TextInline): string {
  if (node.type === 'break') return ' '
  if (node.type === 'mention') return `@${node.name}`
  return 'text' in node ? node.text : node.children.map(wordsOfInline).join('')
}
