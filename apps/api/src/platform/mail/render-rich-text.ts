import type { RichText, TextBlock, TextInline } from '@chignon/contract/platform/rich-text'
import { html, raw } from 'hono/html'
import { colours } from './theme.ts'

type Html = ReturnType<typeof html>

/** Renders a text of paragraphs, lists and quotes as HTML. */
export function renderRichText(text: RichText): Html[] {
  return text.map(renderBlock)
}

function renderBlock(block: TextBlock): Html {
  if (block.type === 'paragraph')
    return html`<p style="margin:0 0 18px;overflow-wrap:anywhere">${block.children.map(renderInline)}</p>`
  if (block.type === 'quote')
    return html`<blockquote
      class="line"
      style="margin:0 0 18px;padding-inline-start:20px;border-inline-start:2px solid ${colours.line[0]}"
    >
      ${renderRichText(block.children)}
    </blockquote>`
  const items = block.items.map((item) => html`<li>${renderRichText(item)}</li>`)
  return block.start === null
    ? html`<ul style="margin:0 0 18px;padding-inline-start:24px">
        ${items}
      </ul>`
    : html`<ol start="${block.start}" style="margin:0 0 18px;padding-inline-start:24px">
        ${items}
      </ol>`
}

function renderInline(node: TextInline): Html {
  switch (node.type) {
    case 'text':
      return html`${node.text}`
    case 'code':
      return html`<code>${node.text}</code>`
    case 'break':
      return html`${raw('<br />')}`
    case 'mention':
      return html`${node.name}`
    case 'strong':
      return html`<strong>${node.children.map(renderInline)}</strong>`
    case 'emphasis':
      return html`<em>${node.children.map(renderInline)}</em>`
    case 'link':
      return html`<a href="${node.href}" class="accent" style="color:${colours.accent[0]}"
        >${node.children.map(renderInline)}</a
      >`
  }
}

/** Renders the same as plain text, with the addresses of links in brackets. */
export function richTextAsPlain(text: RichText): string {
  return text.map(plainBlock).join('\n\n')
}

function plainBlock(block: TextBlock): string {
  if (block.type === 'paragraph') return block.children.map(plainInline).join('')
  if (block.type === 'quote') return richTextAsPlain(block.children).replaceAll(/^/gm, '> ')
  return block.items
    .map((item, index) => {
      const mark = block.start === null ? '-' : `${block.start + index}.`
      return `${mark} ${richTextAsPlain(item)}`
    })
    .join('\n')
}

function plainInline(node: TextInline): string {
  if (node.type === 'break') return '\n'
  if (node.type === 'mention') return node.name
  if ('text' in node) return node.text
  const words = node.children.map(plainInline).join('')
  return node.type === 'link' && words !== node.href ? `${words} (${node.href})` : words
}
