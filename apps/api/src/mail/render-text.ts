import { messages } from '../http/messages.ts'
import type { EmailContent, EmailFrame, EmailPart } from './email-content.ts'

/** A letter as plain text, for programs and people that want no HTML: the same words in the same order. */
export function renderText({ locale, heading, parts }: EmailContent, { brand, site }: EmailFrame): string {
  const foot = [`${brand.name} · ${messages[locale].mail.tagline}`, site, brand.email].join('\n')
  return `${[heading, ...parts.map(renderPart), `-- \n${foot}`].join('\n\n')}\n`
}

function renderPart(part: EmailPart): string {
  switch (part.kind) {
    case 'text':
    case 'note':
      return part.text
    case 'quote':
      return part.text.replaceAll(/^/gm, '> ')
    case 'facts':
      return part.items.map(({ term, description }) => `${term}: ${description}`).join('\n')
    case 'button':
      // The address on a line of its own, where every program finds it.
      return `${part.label}:\n${part.url}`
  }
}
