import { lazyWhenOnline } from '@chignon/app-kit/browser/lazy-when-online'
import { filePurposes } from '@chignon/contract/platform/file-purposes'
import type { User, userEndpoints } from '@chignon/contract/identity/user'
import { fullName } from '@chignon/contract/identity/full-name'
import { Avatar } from '@chignon/ui/avatar'
import { Button } from '@chignon/ui/button'
import { FileDrop } from '@chignon/ui/file-drop'
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { useRevalidator } from 'react-router'
import { UploadError, upload } from '../../../../lib/data/upload.ts'
import { useFormats } from '../../../../lib/i18n/use-formats.ts'
import { useOpenedFor } from '../../../../lib/forms/opened-for.tsx'
import { MemberForm } from '../../../../lib/forms/member-form.tsx'
import { useSizeCheck } from '../../../site/use-size-check.ts'
import type { Crop } from './crop-dialog.tsx'
import { PortraitForm } from './portrait-form.tsx'

// Loaded with the first picture that is chosen.
const CropDialog = lazyWhenOnline(async () => (await import('./crop-dialog.tsx')).CropDialog)

const { types, maxBytes } = filePurposes.avatar

/** The viewer's portrait: choose one and crop it, or remove it (PICTURE-5). */
export function PortraitField({ user }: { user: User }) {
  const { t } = useLingui()
  const { revalidate } = useRevalidator()
  const openedFor = useOpenedFor()
  const megabytes = useFormats().number(maxBytes / 1024 / 1024)
  const checkSize = useSizeCheck()
  const [file, setFile] = useState<File | null>(null)
  const [progress, setProgress] = useState<number | null>(null)
  const [error, setError] = useState<string | null>(null)
  const choose = (chosen: File | null) => {
    setError(null)
    try {
      if (chosen) checkSize(chosen, maxBytes)
      setFile(chosen)
    } catch (failure) {
      setError(failure instanceof UploadError ? failure.explanation : null)
    }
  }
  const save = async (crop: Crop) => {
    if (!file) return
    setProgress(0)
    setError(null)
    const query = new URLSearchParams(Object.entries(crop).map(([name, share]) => [name, share.toFixed(4)]))
    try {
      await upload<typeof userEndpoints.setAvatar>({
        path: `/user/avatar?${query.toString()}`,
        body: file,
        onProgress: setProgress,
        signal: new AbortController().signal,
        openedFor,
      })
      setFile(null)
      await revalidate()
    } catch (failure) {
      const explanation = failure instanceof UploadError ? failure.explanation : null
      setError(explanation ?? t`The upload was interrupted.`)
    } finally {
      setProgress(null)
    }
  }
  const name = fullName(user)
  return (
    <section aria-label={t`Picture`} className="mb-10 grid max-w-prose grid-cols-1 gap-4">
      <div className="grid items-center gap-6 sm:grid-cols-[auto_1fr]">
        <Avatar name={name} src={user.thumbnail_url} size="huge" isDecorative />
        <div className="grid gap-3">
          <FileDrop
            className="noscript:hidden"
            label={user.thumbnail_url ? t`Change picture` : t`Add a picture`}
            hint={<Trans>JPEG, PNG or WebP, up to {megabytes} MB</Trans>}
            accept={types.join(',')}
            error={!file && error}
            labels={{
              rejected: (names) => t`${names} cannot be added. Choose a file of another kind.`,
              onlyOne: (names) => t`Only one file can be added. ${names} was left out.`,
            }}
            onValueChange={([chosen]) => choose(chosen ?? null)}
          />
          <PortraitForm hasPortrait={user.thumbnail_url !== null} />
        </div>
      </div>
      {user.thumbnail_url && (
        <MemberForm preventScrollReset>
          <Button type="submit" name="intent" value="remove-picture" variant="quiet" size="small">
            <Trans>Remove picture</Trans>
          </Button>
        </MemberForm>
      )}
      {file && (
        <Suspense>
          <CropDialog
            file={file}
            progress={progress}
            error={error}
            onCancel={() => setFile(null)}
            onSave={(crop) => void save(crop)}
          />
        </Suspense>
      )}
    </section>
  )
}
