import type { ReactNode } from 'react'

/** Renders text between backticks as code. */
export function withCode(text: string): ReactNode {
  return text.split('`').map((part, index) => (index % 2 ? <Code key={index}>{part}</Code> : part))
}

/** A name from the source within text. */
export function Code({ children }: { children?: ReactNode }) {
  return (
    <code className="rounded-media bg-surface px-[0.25em] py-0.5 font-mono text-[0.875em] wrap-anywhere text-text">
      {children}
    </code>
  )
}

/** A default value: as code, or as text if it is a phrase. */
export function Default({ children }: { children: string }) {
  const isPhrase = /^[A-Z]?[a-z]+([ '’-][a-z]+)*$/.test(children) && !/^(true|false|null)$/.test(children)
  return isPhrase || children.includes('`') ? withCode(children) : <Code>{children}</Code>
}
