import { maxCaptionLength } from '@chignon/contract/platform/platform-rules'
import { Button } from '@chignon/ui/button'
import { IconButton } from '@chignon/ui/icon-button'
import { ProgressBar } from '@chignon/ui/progress-bar'
import { TextField } from '@chignon/ui/text-field'
import { X } from '@chignon/ui/icons/x'
import { Trans, useLingui } from '@lingui/react/macro'
import type { MessagePictureState } from './use-message-picture.ts'

/** The picture of the message that is being written: its upload, what went wrong, and what it shows. */
export function AddedPicture({ state }: { state: MessagePictureState }) {
  const { t } = useLingui()
  const { picture, isUploading, retry, remove, describe } = state
  if (!picture) return null
  const { preview, progress, error, alt } = picture
  const { name } = picture.file
  return (
    <div role="group" aria-label={t`Your picture`} className="flex items-start gap-3">
      <img
        src={preview}
        alt=""
        className="size-16 shrink-0 rounded-media bg-surface object-cover"
        // What the browser cannot show is no picture.
        onError={({ currentTarget }) => {
          currentTarget.hidden = true
        }}
      />
      <div className="grid min-w-0 grow gap-2">
        {error === null ? (
          <TextField
            label={t`What does it show?`}
            hint={isUploading ? undefined : t`For people who cannot see it.`}
            value={alt}
            maxLength={maxCaptionLength}
            autoComplete="off"
            dir="auto"
            onChange={({ currentTarget }) => describe(currentTarget.value)}
          />
        ) : (
          <div role="alert" className="grid justify-items-start gap-2">
            <p className="text-small text-error">
              {error || (
                <span>
                  <Trans>The upload was interrupted. Check your connection and try again.</Trans>
                </span>
              )}
            </p>
            {/* A picture that was refused is refused again. */}
            {error === '' && (
              <Button variant="secondary" size="small" onClick={retry}>
                <Trans>Try again</Trans>
              </Button>
            )}
          </div>
        )}
        {isUploading && <ProgressBar label={t`Sending ${name}`} isLabelHidden value={progress} />}
      </div>
      <IconButton
        label={isUploading ? t`Cancel the upload` : t`Remove the picture`}
        size="small"
        onClick={remove}
      >
        <X />
      </IconButton>
    </div>
  )
}
