import { Accordion } from '@chignon/ui/accordion'
import { Trans } from '@lingui/react/macro'
import { useFormats } from '../../../lib/i18n/use-formats.ts'

type TableOfContentsProps = { items: readonly { id: string; title: string }[] }

/** Table of contents: sticky beside the text, an accordion above it on narrow screens. */
export function TableOfContents({ items }: TableOfContentsProps) {
  const { number } = useFormats()
  const list = (
    <ol role="list" className="grid">
      {items.map(({ id, title }, index) => (
        <li key={id} className="border-b border-line first:border-t">
          <a
            href={`#${id}`}
            className="touch-target flex items-baseline gap-3 py-2 text-small text-text-muted transition-colors hover:text-text"
          >
            <span aria-hidden="true" className="w-5 shrink-0 text-caption text-accent tabular-nums">
              {number(index + 1)}
            </span>
            {title}
          </a>
        </li>
      ))}
    </ol>
  )
  const title = <Trans>On this page</Trans>
  return (
    <nav aria-labelledby="contents" className="print:hidden">
      <Accordion className="md:hidden" level={2} items={[{ id: 'contents', title, content: list }]} />
      <div className="sticky top-24 hidden max-h-[calc(100dvh-8rem)] overflow-y-auto md:block">
        <h2 id="contents" className="overline-label mb-4 text-text-muted">
          {title}
        </h2>
        {list}
      </div>
    </nav>
  )
}
