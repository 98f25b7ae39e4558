import type { Locale } from '@chignon/contract/platform/locale'
import type { RichText as Tree, TextBlock, TextInline } from '@chignon/contract/platform/rich-text'
import { Prose } from '@chignon/ui/prose'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

type RichTextProps = {
  text: Tree
  /** Language of the text. */
  locale: Locale
  className?: string | undefined
}

/**
 * A text by people (TEXT-1). Its direction follows from its letters, for each paragraph. Links neither pass on the site's
 * reputation nor give the other page a handle on this one.
 */
export function RichText({ text, locale, className }: RichTextProps) {
  return (
    <Prose lang={locale} dir="auto" className={className}>
      {blocks(text)}
    </Prose>
  )
}

// The tree never changes in place, so that positions are keys.
function blocks(list: readonly TextBlock[]): ReactNode {
  return list.map((block, index) => <Block key={index} block={block} />)
}

function inlines(list: readonly TextInline[]): ReactNode {
  return list.map((node, index) => <Inline key={index} node={node} />)
}

function Block({ block }: { block: TextBlock }): ReactNode {
  if (block.type === 'paragraph') return <p className="[unicode-bidi:plaintext]">{inlines(block.children)}</p>
  if (block.type === 'quote') return <blockquote>{blocks(block.children)}</blockquote>
  const items = block.items.map((item, index) => <li key={index}>{blocks(item)}</li>)
  return block.start === null ? <ul>{items}</ul> : <ol start={block.start}>{items}</ol>
}

function Inline({ node }: { node: TextInline }): ReactNode {
  switch (node.type) {
    case 'text':
      return node.text
    case 'break':
      return <br />
    case 'code':
      return <code>{node.text}</code>
    case 'strong':
      return <strong>{inlines(node.children)}</strong>
    case 'emphasis':
      return <em>{inlines(node.children)}</em>
    case 'link':
      return (
        <a href={node.href} rel="nofollow ugc noopener">
          {inlines(node.children)}
        </a>
      )
    case 'mention':
      return (
        <Link to={`/users/${node.id}`}>
          @<bdi>{node.name}</bdi>
        </Link>
      )
  }
}
