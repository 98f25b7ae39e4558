import type { ExamFile } from '@chignon/contract/learning/exam'
import type { StaffExam } from '@chignon/contract/learning/staff-exam'
import { Button } from '@chignon/ui/button'
import { Trans, useLingui } from '@lingui/react/macro'
import { DrawnPhotograph } from './drawn-photograph.tsx'
import { TheirVersion } from './their-version.tsx'
import { useLastingAddress } from './use-lasting-address.ts'
import { isPhotograph, type Photographs } from './use-photographs.ts'

type GivenFilesProps = { exam: StaffExam; files: readonly ExamFile[]; photographs: Photographs }

/** The photographs and clips of a practical answer, as large as the column. */
export function GivenFiles({ exam, files, photographs }: GivenFilesProps) {
  const { t } = useLingui()
  return (
    <ul className="flex flex-col gap-6">
      {files.map((file) => (
        <li key={file.id} className="flex min-w-0 flex-col gap-2">
          {isPhotograph(file) ? (
            <DrawnPhotograph
              exam={exam}
              file={file}
              photographs={photographs}
              sizes="(width >= 68.75rem) 40rem, 100vw"
              isPenOut={photographs.penId === file.id}
              onPenChange={(isOut) => photographs.setPen(isOut ? file.id : null)}
            />
          ) : (
            <Clip file={file} />
          )}
          {photographs.theirsOver(file.id) !== undefined && (
            <TheirVersion
              text={t`Other lines over this photograph`}
              onChoose={(whose) => photographs.choose(file.id, whose)}
            />
          )}
          <p className="flex flex-wrap items-center justify-between gap-x-4 text-small text-text-muted">
            <bdi className="wrap-anywhere">{file.name}</bdi>
            {isPhotograph(file) && (
              <Button
                variant="quiet"
                size="small"
                className="-me-4"
                onClick={() => photographs.enlarge(file.id)}
              >
                <Trans>Enlarge</Trans>
              </Button>
            )}
          </p>
        </li>
      ))}
    </ul>
  )
}

function Clip({ file }: { file: ExamFile }) {
  const { url } = useLastingAddress(file)
  return (
    // The learner's own clip, which has no captions.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video src={url} controls preload="metadata" aria-label={file.name} className="w-full rounded-media" />
  )
}
