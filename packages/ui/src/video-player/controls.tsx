import { formatClock } from './format-clock.ts'
import type { ControlsProps } from './controls-props.ts'
import { Slider } from './video-slider.tsx'
import { TimeControls } from './time-controls.tsx'
import { ViewControls } from './view-controls.tsx'

/** The control bar below the picture, made of native buttons, ranges and menus. */
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
        onValueChange={onSeek}
      />
      <div className="flex items-center justify-between gap-2 text-on-picture">
        <TimeControls {...props} />
        <ViewControls {...props} />
      </div>
    </div>
  )
}
