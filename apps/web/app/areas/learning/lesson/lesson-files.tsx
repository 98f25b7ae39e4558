import type { LessonFile } from '@chignon/contract/learning/playable-lesson'
import { Trans } from '@lingui/react/macro'
import { useByteSize } from '../../site/use-byte-size.ts'
import { useFileKind } from './use-file-kind.ts'

/** The files of a lesson to download; nothing if there are none. */
export function LessonFiles({ files }: { files: readonly LessonFile[] }) {
  const byteSize = useByteSize()
  const fileKind = useFileKind()
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
              <span className="min-w-0 flex-1 font-medium wrap-anywhere">
                <bdi>{name}</bdi>
              </span>
              <span className="shrink-0 text-small text-text-muted">
                {fileKind(type)} · {byteSize(bytes)}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
