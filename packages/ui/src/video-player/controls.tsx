import { formatClock } from './clock.ts'
import type { ControlsProps } from './controls-props.ts'
import { Slider } from './slider.tsx'
import { TimeControls } from './time-controls.tsx'
import { ViewControls } from './view-controls.tsx'

/** The bar below the picture. Each control is the platform's own: buttons, ranges, menus. */
export function Controls({ onSeek, ...props }: ControlsProps) {
  const { media, labels, locale } = props
  const clock = (seconds: number) => formatClock(seconds, locale)
  return (
    <div className="picture-shade px-2 pt-12 pb-1.5 @min-[40rem]/stage:px-4 @min-[40rem]/stage:pb-3">
      <Slider
        label={labels.seek}
        data-player="seek"
        value={media.time}
        max={media.duration}
        buffered={media.buffered}
        valueText={labels.position(clock(media.time), clock(media.duration))}
        formatHover={clock}
        onChange={onSeek}
      />
      <div className="flex items-center justify-between gap-2 text-on-picture">
        <TimeControls {...props} />
        <ViewControls {...props} />
      </div>
    </div>
  )
}
