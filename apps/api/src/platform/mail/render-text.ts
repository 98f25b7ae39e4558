import type { AmountRow, EmailContent, Branding, EmailPart } from './email-content.ts'
import { mailMessages } from './mail.messages.ts'
import { richTextAsPlain } from './render-rich-text.ts'

/** Renders a mail as plain text, with the same words in the same order as the HTML. */
export function renderText(
  { locale, heading, parts, unsubscribe }: EmailContent,
  { brand, site }: Branding,
): string {
  const footer = [`${brand.name} · ${mailMessages.tagline[locale]}`, site, brand.email].join('\n')
  const end = unsubscribe ? [`${unsubscribe.text}:\n${unsubscribe.page}`] : []
  return `${[heading, ...parts.map(renderPart), ...end, `-- \n${footer}`].join('\n\n')}\n`
}

function renderPart(part: EmailPart): string {
  switch (part.kind) {
    case 'text':
    case 'note':
      return part.text
    case 'rich-text':
      return richTextAsPlain(part.text)
    case 'quote':
      return part.text.replaceAll(/^/gm, '> ')
    case 'facts':
      return part.items.map(({ term, description }) => `${term}: ${description}`).join('\n')
    case 'amounts':
      return [...part.rows, part.total].map(renderAmount).join('\n')
    case 'button':
      // On a line of its own, where every mail program recognises it as a link.
      return `${part.label}:\n${part.url}`
  }
}

function renderAmount({ label, detail, amount }: AmountRow): string {
  return `${detail === undefined ? label : `${label} (${detail})`}: ${amount}`
}
