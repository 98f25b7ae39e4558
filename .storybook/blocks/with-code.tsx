import type { ReactNode } from 'react'

/** Words in which `backticks` set code, for what is passed as a string. */
export function withCode(text: string): ReactNode {
  return text.split('`').map((part, index) => (index % 2 ? <Code key={index}>{part}</Code> : part))
}

/** A name from the source, in a line of words. */
export function Code({ children }: { children?: ReactNode }) {
  return (
    <code className="rounded-media bg-surface px-[0.25em] py-0.5 font-mono text-[0.875em] wrap-anywhere text-text">
      {children}
    </code>
  )
}

/** A default: a value of the source as code, what was said in words as words. */
export function Default({ children }: { children: string }) {
  const isWords = /^[A-Z]?[a-z]+([ '’-][a-z]+)*$/.test(children) && !/^(true|false|null)$/.test(children)
  return isWords || children.includes('`') ? withCode(children) : <Code>{children}</Code>
}
