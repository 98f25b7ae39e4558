import { maxCaptionLength } from '@chignon/contract/platform/platform-rules'
import type { OwnPostResource } from '@chignon/contract/community/own-post'
import { Button } from '@chignon/ui/button'
import { Picture } from '@chignon/ui/picture'
import { TextField } from '@chignon/ui/text-field'
import { Trans, useLingui } from '@lingui/react/macro'
import { useFormats } from '../../../lib/i18n/use-formats.ts'

type MediaEntryProps = {
  resource: OwnPostResource
  index: number
  count: number
  onDescribe: (alt: string) => void
  /** Called when the description is finished. */
  onDescribed: () => void
  onMove: (index: number) => void
  onRemove: () => void
}

/** A picture or a clip of a post with its description and its place. */
export function MediaEntry({
  resource,
  index,
  count,
  onDescribe,
  onDescribed,
  onMove,
  onRemove,
}: MediaEntryProps) {
  const { t } = useLingui()
  const { number } = useFormats()
  const { picture, url, alt } = resource
  const place = number(index + 1)
  const name = picture ? t`Picture ${place}` : t`Clip ${place}`
  return (
    <li
      aria-label={name}
      className="grid gap-4 rounded-media border border-line p-3 sm:grid-cols-[10rem_1fr] sm:p-4"
    >
      <div className="aspect-4/3 overflow-clip rounded-media bg-surface">
        {picture ? (
          <Picture {...picture} alt={alt} fit="cover" sizes="(min-width: 40rem) 10rem, 90vw" />
        ) : (
          // The clip has no captions while it is being added.
          // eslint-disable-next-line jsx-a11y/media-has-caption
          <video src={url ?? undefined} aria-label={name} controls preload="metadata" className="size-full" />
        )}
      </div>
      <div className="grid content-start gap-3">
        <TextField
          label={t`What does it show?`}
          hint={t`For people who cannot see it.`}
          defaultValue={alt}
          maxLength={maxCaptionLength}
          autoComplete="off"
          onValueChange={onDescribe}
          onBlur={onDescribed}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            // Enter would publish the post.
            event.preventDefault()
            onDescribed()
          }}
        />
        <div className="-ms-4 flex flex-wrap">
          {count > 1 && (
            <>
              <Button
                variant="quiet"
                size="small"
                aria-label={t`Move ${name} up`}
                disabled={index === 0}
                onClick={() => onMove(index - 1)}
              >
                <Trans>Move up</Trans>
              </Button>
              <Button
                variant="quiet"
                size="small"
                aria-label={t`Move ${name} down`}
                disabled={index === count - 1}
                onClick={() => onMove(index + 1)}
              >
                <Trans>Move down</Trans>
              </Button>
            </>
          )}
          <Button variant="quiet" size="small" aria-label={t`Remove ${name}`} onClick={onRemove}>
            <Trans>Remove</Trans>
          </Button>
        </div>
      </div>
    </li>
  )
}
