import type { LessonFile } from '@chignon/contract/lesson'
import { Trans } from '@lingui/react/macro'
import { useFormats } from '../../lib/i18n/use-formats.ts'
import { fileSize } from './file-size.ts'

/** The files of a lesson to download; nothing if there are none. */
export function LessonFiles({ files }: { files: readonly LessonFile[] }) {
  const { number } = useFormats()
  if (files.length === 0) return null
  return (
    <section aria-labelledby="files" className="min-w-0">
      <h2 id="files" className="headline-type text-heading">
        <Trans>Downloads</Trans>
      </h2>
      <ul className="mt-4 border-t border-line">
        {files.map(({ id, name, type, bytes, url }) => (
          <li key={id} className="border-b border-line">
            <a
              href={url}
              download
              className="flex min-h-14 items-center gap-4 px-1 py-3 text-text no-underline transition-colors hover:bg-surface"
            >
              <span aria-hidden="true" className="text-accent">
                ↓
              </span>
              <bdi className="min-w-0 flex-1 font-medium wrap-anywhere">{name}</bdi>
              <span className="shrink-0 text-small text-text-muted">
                <bdi>{[formatOf(type), fileSize(bytes, number)].join(' · ')}</bdi>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

// `application/pdf` as “PDF”.
const formatOf = (type: string): string => (type.split(/[/;+]/)[1] ?? type).toUpperCase()
