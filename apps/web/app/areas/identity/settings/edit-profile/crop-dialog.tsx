import { Button } from '@chignon/ui/button'
import { Dialog } from '@chignon/ui/dialog'
import { FormMessage } from '@chignon/ui/form-message'
import { ProgressBar } from '@chignon/ui/progress-bar'
import { Slider } from '@chignon/ui/slider'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import Cropper from 'react-easy-crop'
import { useFormats } from '../../../../lib/i18n/use-formats.ts'

/** A part of a picture, as shares of its width and height from 0 to 1. */
export type Crop = { x: number; y: number; width: number; height: number }

type CropDialogProps = {
  file: File
  /** From 0 to 1 while the picture is sent. */
  progress: number | null
  error: string | null
  onCancel: () => void
  onSave: (crop: Crop) => void
}

const maxZoom = 3

/** Chooses the square part of a picture by pointer, wheel, arrow keys and a slider. */
export function CropDialog({ file, progress, error, onCancel, onSave }: CropDialogProps) {
  const { t } = useLingui()
  const { percent } = useFormats()
  const { name } = file
  const [source, setSource] = useState<string>()
  const [position, setPosition] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [crop, setCrop] = useState<Crop | null>(null)
  const [isBroken, setBroken] = useState(false)
  useEffect(() => {
    const url = URL.createObjectURL(file)
    // oxlint-disable-next-line react/set-state-in-effect -- the address exists only in the browser
    setSource(url)
    return () => URL.revokeObjectURL(url)
  }, [file])
  return (
    <Dialog
      open
      onOpenChange={onCancel}
      title={<Trans>Crop your picture</Trans>}
      description={<Trans>Drag the picture, or move it with the arrow keys.</Trans>}
      labels={{ close: t`Close` }}
      actions={
        <>
          <Button variant="secondary" onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
          {!isBroken && (
            <Button
              // Until the picture is shown.
              isBusy={progress !== null || crop === null}
              onClick={() => {
                if (crop) onSave(crop)
              }}
            >
              <Trans>Save picture</Trans>
            </Button>
          )}
        </>
      }
    >
      <div className="grid grid-cols-1 gap-5">
        <div
          dir="ltr"
          className="relative mx-auto aspect-square w-full max-w-[44svh] overflow-clip rounded-media bg-surface"
        >
          {source && !isBroken && (
            <Cropper
              image={source}
              aspect={1}
              cropShape="round"
              showGrid={false}
              // A tall picture fills the circle, too.
              objectFit="cover"
              maxZoom={maxZoom}
              crop={position}
              zoom={zoom}
              onCropChange={setPosition}
              onZoomChange={setZoom}
              onCropComplete={(area) => setCrop(sharesOf(area))}
              mediaProps={{ onError: () => setBroken(true) }}
              {...nonceOfPage()}
            />
          )}
        </div>
        <Slider
          label={t`Zoom`}
          min={1}
          max={maxZoom}
          step={0.05}
          value={zoom}
          onValueChange={setZoom}
          formatValue={(value) => percent(Math.round(value * 100))}
        />
        {progress !== null && <ProgressBar label={t`Sending ${name}`} value={progress} />}
        {isBroken && (
          <FormMessage tone="error">
            <Trans>This picture cannot be opened. Choose another one.</Trans>
          </FormMessage>
        )}
        {error && <FormMessage tone="error">{error}</FormMessage>}
      </div>
    </Dialog>
  )
}

// The library measures in per cent.
function sharesOf({ x, y, width, height }: Crop): Crop {
  return { x: x / 100, y: y / 100, width: width / 100, height: height / 100 }
}

// The library inserts a style element, which the content security policy allows only with the nonce.
function nonceOfPage() {
  const nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce
  return nonce ? { nonce } : {}
}
