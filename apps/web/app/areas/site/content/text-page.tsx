import { Hero } from '@chignon/ui/hero'
import { Prose } from '@chignon/ui/prose'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useFormats } from '../../../lib/i18n/use-formats.ts'
import { TableOfContents } from './table-of-contents.tsx'
import type { FlatDocument } from './join-sections.server.ts'

type TextPageProps = {
  text: FlatDocument
  overline: ReactNode
  /** Time of the last change, RFC 3339. */
  changedAt: string
  /** Seed of the decorative strands. */
  seed: string
}

/** Page of a long text with table of contents and date. Only the text is printed. */
export function TextPage({ text, overline, changedAt, seed }: TextPageProps) {
  const date = useFormats().date(changedAt)
  return (
    <article>
      <Hero
        isCompact
        seed={seed}
        coiffure="part"
        overline={overline}
        title={text.title}
        text={text.lead}
        className="print:border-0"
      />
      <div className="content-width grid gap-x-20 gap-y-12 py-12 md:grid-cols-[15rem_1fr] md:py-20 print:block">
        <TableOfContents items={text.contents} />
        <div>
          <p className="mb-10 text-small text-text-muted tabular-nums">
            <Trans>
              Last updated: <time dateTime={changedAt.slice(0, 10)}>{date}</time>
            </Trans>
          </p>
          <Prose dangerouslySetInnerHTML={{ __html: text.html }} />
        </div>
      </div>
    </article>
  )
}
