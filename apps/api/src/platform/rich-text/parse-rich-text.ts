import { maxTextDepth } from '@chignon/contract/community/community-rules'
import type { RichText, TextBlock, TextInline } from '@chignon/contract/platform/rich-text'
import type { Nodes, PhrasingContent, RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { cleanSource } from './clean-source.ts'
import { hasMarkup, isComplex } from './is-complex.ts'
import { mentionToken } from './mentions.ts'
import { isMisleading, safeAddress } from './safe-address.ts'
import { splitText } from './split-text.ts'

// What remains: paragraphs, emphasis, lists, quotes, links and code within a line. Everything else is shown as it was written.
const disabled = [
  'codeFenced',
  'codeIndented',
  'definition',
  'headingAtx',
  'htmlFlow',
  'htmlText',
  'labelStartImage',
  'setextUnderline',
  'thematicBreak',
]
const options = { extensions: [{ disable: { null: disabled } }] }

type Names = ReadonlyMap<string, string>

const mentions = new RegExp(mentionToken.source, 'gi')

const noNames: Names = new Map()

/**
 * Parses a text by people: a safe part of Markdown, bare addresses and mentions. The tree has no HTML, and no address that a
 * browser would run (TEXT-1, TEXT-2).
 * @param names the current names of mentioned people, by id
 */
export function parseRichText(source: string, names: Names = noNames): RichText {
  const text = cleanSource(source)
  if (text === '') return []
  if (!hasMarkup(text) || isComplex(text)) return plainParagraphs(text, names)
  // A mention looks like the beginning of a link.
  const escaped = text.replaceAll(mentions, (token) => token.replace('[', String.raw`\[`))
  return blocksOf(fromMarkdown(escaped, options).children, names, 1)
}

function plainParagraphs(text: string, names: Names): RichText {
  return text
    .split(/\n[ \t]*\n/)
    .map((paragraph) => ({ type: 'paragraph', children: splitText(paragraph, { names, hasLinks: true }) }))
}

function blocksOf(nodes: readonly RootContent[], names: Names, depth: number): TextBlock[] {
  return nodes.map((node) => blockOf(node, names, depth))
}

function blockOf(node: RootContent, names: Names, depth: number): TextBlock {
  if (depth <= maxTextDepth && node.type === 'blockquote')
    return { type: 'quote', children: blocksOf(node.children, names, depth + 1) }
  if (depth <= maxTextDepth && node.type === 'list')
    return {
      type: 'list',
      start: node.ordered ? (node.start ?? 1) : null,
      items: node.children.map((item) => blocksOf(item.children, names, depth + 1)),
    }
  if (node.type === 'paragraph')
    return { type: 'paragraph', children: inlinesOf(node.children, { names, depth, hasLinks: true }) }
  return { type: 'paragraph', children: splitText(wordsOf(node), { names, hasLinks: false }) }
}

type InlineContext = { names: Names; depth: number; hasLinks: boolean }

function inlinesOf(nodes: readonly PhrasingContent[], context: InlineContext): TextInline[] {
  return nodes.flatMap((node) => inlineOf(node, context))
}

function inlineOf(node: PhrasingContent, context: InlineContext): TextInline[] {
  if (node.type === 'text') return splitText(node.value, context)
  if (node.type === 'inlineCode') return [{ type: 'code', text: node.value }]
  if (node.type === 'break') return [{ type: 'break' }]
  const deeper = { ...context, depth: context.depth + 1 }
  if (deeper.depth > 2 * maxTextDepth) return splitText(wordsOf(node), context)
  if (node.type === 'emphasis' || node.type === 'strong')
    return [{ type: node.type, children: inlinesOf(node.children, deeper) }]
  if (node.type !== 'link') return splitText(wordsOf(node), context)
  const href = safeAddress(node.url)
  if (href === null) return inlinesOf(node.children, { ...deeper, hasLinks: false })
  const children: TextInline[] = isMisleading(wordsOf(node), href)
    ? [{ type: 'text', text: href }]
    : inlinesOf(node.children, { ...deeper, hasLinks: false })
  return [{ type: 'link', href, children }]
}

// Iterative: a hostile tree can be deeper than the stack.
function wordsOf(root: Nodes): string {
  const words: string[] = []
  const pending: Nodes[] = [root]
  for (let node = pending.pop(); node; node = pending.pop()) {
    if ('value' in node) words.push(node.value)
    else if (node.type === 'break') words.push('\n')
    else if ('children' in node) pending.push(...node.children.toReversed())
  }
  return words.join('')
}
