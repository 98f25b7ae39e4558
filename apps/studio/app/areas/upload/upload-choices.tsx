import { Button } from '@chignon/ui/button'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { chooseFiles } from './choose-files.ts'
import { videoExtensions } from './file-kinds.ts'
import { uploadListAtom } from './upload-atoms.ts'
import type { Upload } from './upload.ts'

/** How an upload that stopped goes on: with the file that the browser opens, with one that is chosen again, or by trying again. */
export function UploadChoices({ upload }: { upload: Upload }) {
  const { t } = useLingui()
  const list = useAtomValue(uploadListAtom)
  const { id, name, state, problem, hasHandle } = upload
  const choose = async () => {
    const [chosen] = await chooseFiles({ extensions: videoExtensions, isMultiple: false })
    if (chosen) await list?.take(id, chosen)
  }
  const isFailed = state === 'failed' && problem?.reason !== 'gone'
  if (state !== 'needs-file' && !isFailed) return null
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      {isFailed && (
        <Button size="small" variant="secondary" onClick={() => void list?.resume(id)}>
          {t`Try again`}
        </Button>
      )}
      {state === 'needs-file' && hasHandle && (
        <Button size="small" onClick={() => void list?.continueByHandle(id)}>
          {t`Continue`}
        </Button>
      )}
      {state === 'needs-file' && (!hasHandle || problem !== null) && (
        <Button size="small" variant="secondary" className="max-w-full" onClick={() => void choose()}>
          <span className="min-w-0 wrap-anywhere">
            <Trans>
              Choose <bdi>{name}</bdi> again
            </Trans>
          </span>
        </Button>
      )}
    </div>
  )
}
