import type { TextInline } from '@chignon/contract/platform/rich-text'
import { mentionToken } from './mentions.ts'
import { safeAddress } from './safe-address.ts'

const bareAddress = String.raw`https?:\/\/[^\s<>"“”«»]+`
const special = new RegExp(String.raw`(${mentionToken.source})|(${bareAddress})|(\n)`, 'gi')

/** Options of a text. */
export type SplitOptions = {
  /** The current names of mentioned people, by id. */
  names: ReadonlyMap<string, string>
  /** Whether addresses become links; not within a link. */
  hasLinks: boolean
}

/** Splits words into plain words, line breaks, mentions and bare addresses. */
export function splitText(text: string, { names, hasLinks }: SplitOptions): TextInline[] {
  const nodes: TextInline[] = []
  let end = 0
  for (const match of text.matchAll(special)) {
    const [found] = match
    const { node, length } = nodeOf(found, names, hasLinks)
    pushWords(nodes, text.slice(end, match.index))
    nodes.push(node)
    end = match.index + length
  }
  pushWords(nodes, text.slice(end))
  return nodes
}

function nodeOf(
  found: string,
  names: ReadonlyMap<string, string>,
  hasLinks: boolean,
): { node: TextInline; length: number } {
  if (found === '\n') return { node: { type: 'break' }, length: 1 }
  if (found.startsWith('@')) return { node: mentionOf(found, names), length: found.length }
  const address = withoutTrailingMarks(found)
  const href = hasLinks ? safeAddress(address) : null
  const words: TextInline = { type: 'text', text: address }
  return { node: href === null ? words : { type: 'link', href, children: [words] }, length: address.length }
}

function mentionOf(token: string, names: ReadonlyMap<string, string>): TextInline {
  const id = token.slice(2, -1).toLowerCase()
  const name = names.get(id)
  return name === undefined ? { type: 'text', text: '@…' } : { type: 'mention', id, name }
}

// A sentence may end after an address, also within parentheses.
function withoutTrailingMarks(address: string): string {
  let end = address.length
  while (end > 0) {
    const last = address.charAt(end - 1)
    if (last === ')' && address.slice(0, end).includes('(')) break
    if (!/[.,;:!?'")\]*_~،؛؟…]/u.test(last)) break
    end -= 1
  }
  return address.slice(0, end)
}

function pushWords(nodes: TextInline[], text: string): void {
  if (text !== '') nodes.push({ type: 'text', text })
}
