import { useState } from 'react'
import { Check } from '@chignon/ui/icons/check'
import { Copy } from '@chignon/ui/icons/copy'

/** A button that copies a line of code to the clipboard. */
export function CopyLine({ text }: { text: string }) {
  const [isCopied, setIsCopied] = useState(false)
  const Icon = isCopied ? Check : Copy
  return (
    <button
      type="button"
      className="inline-flex min-h-9 cursor-pointer items-center gap-3 rounded-control border border-line bg-surface px-3 font-mono text-small text-text transition-colors hover:border-line-strong"
      onClick={async () => {
        await navigator.clipboard.writeText(text)
        setIsCopied(true)
      }}
      onBlur={() => setIsCopied(false)}
    >
      <span className="sr-only">Copy </span>
      {text}
      <Icon aria-hidden="true" strokeWidth={1.5} className="size-4 text-text-muted" />
      <span role="status" className="sr-only">
        {isCopied && 'Copied'}
      </span>
    </button>
  )
}
