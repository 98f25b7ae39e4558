import { maxPostResources } from '@chignon/contract/community/community-rules'
import { filePurposes } from '@chignon/contract/platform/file-purposes'
import { Button } from '@chignon/ui/button'
import { FileDrop } from '@chignon/ui/file-drop'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { useFormats } from '../../../lib/i18n/use-formats.ts'
import { MediaEntry } from './media-entry.tsx'
import type { usePostMedia } from './use-post-media.ts'

const megabyte = 1024 * 1024
const accept = [...filePurposes['post-picture'].types, ...filePurposes['post-clip'].types].join(',')

type PostMediaProps = { media: ReturnType<typeof usePostMedia>; error: string | undefined }

/** The pictures and clips of a post: added by choosing, dragging or with the camera, described and put in order. */
export function PostMedia({ media, error }: PostMediaProps) {
  const { t } = useLingui()
  const { number } = useFormats()
  const camera = useRef<HTMLInputElement>(null)
  const most = number(maxPostResources)
  const pictureLimit = number(filePurposes['post-picture'].maxBytes / megabyte)
  const clipLimit = number(filePurposes['post-clip'].maxBytes / megabyte)
  const { resources, uploads, isFull } = media
  return (
    <section aria-label={t`Pictures and clips`} className="grid gap-4">
      <FileDrop
        label={isFull ? t`You cannot add more files` : t`Add pictures or clips`}
        hint={t`Up to ${most}: pictures up to ${pictureLimit} MB, clips up to ${clipLimit} MB. You can also paste them.`}
        error={error}
        accept={accept}
        multiple
        disabled={isFull}
        onValueChange={media.add}
        onReject={media.add}
        onRetry={media.retry}
        onRemove={media.cancel}
        files={uploads.map(({ id, file, progress, error: failure, hasFailed }) => ({
          id,
          name: file.name,
          progress: hasFailed ? undefined : progress,
          error:
            hasFailed && (failure ?? t`The upload was interrupted. Check your connection and try again.`),
        }))}
        labels={{
          files: t`Your files`,
          remove: (name) => t`Remove ${name}`,
          progress: (name) => t`Sending ${name}`,
          retry: t`Try again`,
        }}
      />
      {/* The camera of a phone; elsewhere the same as choosing a file. */}
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture="environment"
        tabIndex={-1}
        aria-hidden="true"
        className="hidden"
        onChange={({ currentTarget }) => media.add([...(currentTarget.files ?? [])])}
      />
      <Button
        variant="secondary"
        size="small"
        disabled={isFull}
        className="justify-self-start pointer-fine:hidden"
        onClick={() => camera.current?.click()}
      >
        <Trans>Take a picture</Trans>
      </Button>
      {resources.length > 0 && (
        <ol className="grid gap-4">
          {resources.map((resource, index) => (
            <MediaEntry
              key={resource.id}
              resource={resource}
              index={index}
              count={resources.length}
              onDescribe={(alt) => media.describe(resource.id, alt)}
              onDescribed={() => void media.storeDescriptions()}
              onMove={(to) => void media.move(resource.id, to)}
              onRemove={() => void media.remove(resource.id)}
            />
          ))}
        </ol>
      )}
    </section>
  )
}
