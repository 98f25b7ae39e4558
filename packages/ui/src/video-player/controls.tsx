import type { ReactNode } from 'react'
import {
  Captions,
  Maximize,
  Minimize,
  Pause,
  PictureInPicture2,
  Play,
  RotateCcw,
  RotateCw,
  Settings,
  Volume1,
  Volume2,
  VolumeX,
} from 'lucide-react'
import { cx } from 'class-variance-authority'
import { IconButton } from '../icon-button/icon-button.tsx'
import { settingChoices, type SettingOptions } from './choices.ts'
import { formatClock } from './clock.ts'
import type { Command } from './command.ts'
import type { VideoPlayerLabels } from './labels.ts'
import type { MediaState } from './media.ts'
import { PlayerMenu, type Choices } from './player-menu.tsx'
import { Slider } from './slider.tsx'

const quiet = 'text-on-picture! not-disabled:hover:bg-on-picture/12! max-sm:size-10'

export type ControlsProps = {
  media: MediaState
  labels: VideoPlayerLabels
  locale: string
  isFullscreen: boolean
  hasPictureInPicture: boolean
  hasCaptions: boolean
  areCaptionsOn: boolean
  captionChoices: readonly Choices[]
  settings: SettingOptions
  onCommand: (command: Command) => void
  onSeek: (time: number) => void
  onVolume: (volume: number) => void
  onPictureInPicture: () => void
}

function Skip({ seconds, children }: { seconds: string; children: ReactNode }) {
  return (
    <span aria-hidden="true" className="relative grid place-items-center">
      {children}
      <span className="absolute pt-px text-[0.5rem]/none font-medium">{seconds}</span>
    </span>
  )
}

/** The bar below the picture. Each control is the platform's own: buttons, ranges, menus. */
export function Controls({
  media,
  labels,
  locale,
  isFullscreen,
  hasPictureInPicture,
  hasCaptions,
  areCaptionsOn,
  captionChoices,
  settings,
  onCommand,
  onSeek,
  onVolume,
  onPictureInPicture,
}: ControlsProps) {
  const clock = (seconds: number) => formatClock(seconds, locale)
  const ten = new Intl.NumberFormat(locale).format(10)
  const volume = media.isMuted ? 0 : media.volume
  const VolumeIcon = volume === 0 ? VolumeX : volume < 0.5 ? Volume1 : Volume2
  const playLabel = media.hasEnded ? labels.replay : media.isPaused ? labels.play : labels.pause
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
        {/* Back stands left of forward in every language, as their times do. */}
        <div dir="ltr" className="flex min-w-0 items-center">
          <IconButton label={playLabel} className={quiet} onClick={() => onCommand({ do: 'play' })}>
            {media.hasEnded ? (
              <RotateCcw aria-hidden="true" strokeWidth={1.5} />
            ) : media.isPaused ? (
              <Play aria-hidden="true" strokeWidth={1.5} className="fill-current" />
            ) : (
              <Pause aria-hidden="true" strokeWidth={1.5} className="fill-current" />
            )}
          </IconButton>
          <IconButton
            label={labels.back(ten)}
            className={cx(quiet, '@max-[26rem]/stage:hidden')}
            onClick={() => onCommand({ do: 'skip', by: -10 })}
          >
            <Skip seconds={ten}>
              <RotateCcw strokeWidth={1.25} className="size-6!" />
            </Skip>
          </IconButton>
          <IconButton
            label={labels.forward(ten)}
            className={cx(quiet, '@max-[26rem]/stage:hidden')}
            onClick={() => onCommand({ do: 'skip', by: 10 })}
          >
            <Skip seconds={ten}>
              <RotateCw strokeWidth={1.25} className="size-6!" />
            </Skip>
          </IconButton>
          <IconButton
            label={volume === 0 ? labels.unmute : labels.mute}
            className={quiet}
            onClick={() => onCommand({ do: 'mute' })}
          >
            <VolumeIcon aria-hidden="true" strokeWidth={1.5} />
          </IconButton>
          <Slider
            label={labels.volume}
            value={volume}
            max={1}
            step={0.05}
            valueText={new Intl.NumberFormat(locale, { style: 'percent' }).format(volume)}
            onChange={onVolume}
            className="w-20 @max-[40rem]/stage:hidden"
          />
          <p className="ms-2 truncate text-small tabular-nums @max-[10rem]/stage:hidden">
            <span className="font-medium">{clock(media.time)}</span>
            <span className="text-on-picture-muted @max-[20rem]/stage:hidden">
              {' '}
              / {clock(media.duration)}
            </span>
          </p>
        </div>
        <div className="flex shrink-0 items-center">
          {hasCaptions && (
            <PlayerMenu
              label={labels.captions}
              groups={captionChoices}
              trigger={
                <IconButton
                  label={labels.captions}
                  className={cx(
                    quiet,
                    areCaptionsOn &&
                      'after:absolute after:inset-x-3 after:bottom-1.5 after:h-0.5 after:rounded-pill after:bg-accent',
                  )}
                >
                  <Captions aria-hidden="true" strokeWidth={1.5} />
                </IconButton>
              }
            />
          )}
          <PlayerMenu
            label={labels.settings}
            groups={settingChoices(settings)}
            trigger={
              <IconButton label={labels.settings} className={quiet}>
                <Settings aria-hidden="true" strokeWidth={1.5} />
              </IconButton>
            }
          />
          {hasPictureInPicture && (
            <IconButton
              label={labels.pictureInPicture}
              className={cx(quiet, '@max-[26rem]/stage:hidden')}
              onClick={onPictureInPicture}
            >
              <PictureInPicture2 aria-hidden="true" strokeWidth={1.5} />
            </IconButton>
          )}
          <IconButton
            label={isFullscreen ? labels.leaveFullscreen : labels.enterFullscreen}
            className={quiet}
            onClick={() => onCommand({ do: 'fullscreen' })}
          >
            {isFullscreen ? (
              <Minimize aria-hidden="true" strokeWidth={1.5} />
            ) : (
              <Maximize aria-hidden="true" strokeWidth={1.5} />
            )}
          </IconButton>
        </div>
      </div>
    </div>
  )
}
