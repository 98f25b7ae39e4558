import type { Locale } from '@chignon/contract/platform/locale'
import { Marked, type Token, type Tokens } from 'marked'
import type { Document, DocumentPart, DocumentSection } from './document.ts'
import { renderTable } from './render-table.server.ts'

const markdown = new Marked({
  renderer: {
    table({ header, rows }) {
      return renderTable(header, rows, (tokens) => this.parser.parseInline(tokens))
    },
    // Documents contain no raw HTML.
    html: () => '',
  },
})

const heading = /^(?<title>.*?)\s*\{#(?<id>[a-z0-9-]+)\}$/

/**
 * Parses a document: `# title`, a lead paragraph, then sections `## Title {#anchor}` with parts `### Title {#anchor}`.
 * Throws if a heading has no anchor, or if title or lead is missing.
 */
export function parseDocument(text: string, locale: Locale): Document {
  const tokens = markdown.lexer(text).filter(({ type }) => type !== 'space')
  const [title, lead, ...rest] = tokens
  if (!isHeading(title) || title.depth !== 1 || !isParagraph(lead))
    throw new Error('A document must start with `# title` and a paragraph.')
  return { locale, title: title.text, lead: lead.text, sections: sectionsOf(rest) }
}

function sectionsOf(tokens: readonly Token[]): DocumentSection[] {
  return split(tokens, 2).map(({ part, tokens: within }) => {
    const parts = split(within, 3).map(({ part: inner, tokens: words }) => ({
      ...inner,
      html: htmlOf(words),
    }))
    return { ...part, html: htmlOf(before(within, 3)), parts }
  })
}

// Groups the tokens under each heading of a level. Tokens before the first heading are dropped.
function split(tokens: readonly Token[], depth: number) {
  const found: { part: Omit<DocumentPart, 'html'>; tokens: Token[] }[] = []
  for (const token of tokens) {
    if (isHeading(token) && token.depth === depth) found.push({ part: named(token), tokens: [] })
    else found.at(-1)?.tokens.push(token)
  }
  return found
}

function before(tokens: readonly Token[], depth: number): Token[] {
  const first = tokens.findIndex((token) => isHeading(token) && token.depth === depth)
  return first < 0 ? [...tokens] : tokens.slice(0, first)
}

function named({ text }: Tokens.Heading): Omit<DocumentPart, 'html'> {
  const { title, id } = heading.exec(text)?.groups ?? {}
  if (!title || !id) throw new Error(`The heading “${text}” has no anchor: append \`{#anchor}\`.`)
  return { id, title }
}

function htmlOf(tokens: Token[]): string {
  return markdown.parser(tokens)
}

function isHeading(token: Token | undefined): token is Tokens.Heading {
  return token?.type === 'heading'
}

function isParagraph(token: Token | undefined): token is Tokens.Paragraph {
  return token?.type === 'paragraph'
}
