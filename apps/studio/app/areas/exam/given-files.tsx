import type { ExamFile } from '@chignon/contract/learning/exam'
import { DrawnPicture } from '@chignon/ui/drawn-picture'
import { TextLink } from '@chignon/ui/text-link'
import { Trans } from '@lingui/react/macro'

/** The photographs and clips of a practical answer, as large as the column. */
export function GivenFiles({ files }: { files: readonly ExamFile[] }) {
  return (
    <ul className="flex flex-col gap-6">
      {files.map((file) => (
        <li key={file.id} className="flex min-w-0 flex-col gap-2">
          <GivenFile file={file} />
          <p className="flex flex-wrap gap-x-4 text-small text-text-muted">
            <bdi className="wrap-anywhere">{file.name}</bdi>
            <TextLink variant="quiet" href={file.url} target="_blank" rel="noreferrer">
              <Trans>Full size</Trans>
            </TextLink>
          </p>
        </li>
      ))}
    </ul>
  )
}

function GivenFile({ file: { name, url, srcset, width, height, drawing } }: { file: ExamFile }) {
  if (width === null || height === null)
    return (
      // The learner's own clip, which has no captions.
      // oxlint-disable-next-line jsx-a11y/media-has-caption
      <video src={url} controls preload="metadata" aria-label={name} className="w-full rounded-media" />
    )
  return (
    <DrawnPicture
      src={url}
      srcSet={srcset}
      sizes="(width >= 68.75rem) 40rem, 100vw"
      alt={name}
      width={width}
      height={height}
      strokes={drawing}
    />
  )
}
