import { html } from 'hono/html'

/** A shape with the names of known shapes linked to where they are shown. A word before a colon is a field's name. */
export function linkedShape(shape: string, known: Set<string>) {
  const parts = shape.split(/(\b\w+\b(?!\??:))/)
  return html`${parts.map((part) => (known.has(part) ? html`<a href="#shape-${part}">${part}</a>` : part))}`
}

/** A sentence in which what stands between backticks is code. */
export function sentence(text: string) {
  return html`${text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part))}`
}
