import { cx } from 'class-variance-authority'
import { Captions } from '../icons/captions.tsx'
import { Maximize } from '../icons/maximize.tsx'
import { Minimize } from '../icons/minimize.tsx'
import { PictureInPicture2 } from '../icons/picture-in-picture-2.tsx'
import { Settings } from '../icons/settings.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { settingChoices } from './menu-choices.ts'
import type { ControlsProps } from './controls-props.ts'
import { quiet } from './control-styles.ts'
import { PlayerMenu } from './player-menu.tsx'

type ViewControlsProps = Omit<
  ControlsProps,
  'media' | 'locale' | 'chapters' | 'hasNext' | 'onSeek' | 'onVolume'
>

/** Display controls: captions, speed and quality, fullscreen. */
export function ViewControls({
  labels,
  isFullscreen,
  hasPictureInPicture,
  hasCaptions,
  areCaptionsOn,
  captionChoices,
  settings,
  onCommand,
}: ViewControlsProps) {
  return (
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
              <Captions />
            </IconButton>
          }
        />
      )}
      <PlayerMenu
        label={labels.settings}
        groups={settingChoices(settings)}
        trigger={
          <IconButton label={labels.settings} className={quiet}>
            <Settings />
          </IconButton>
        }
      />
      {hasPictureInPicture && (
        <IconButton
          label={labels.pictureInPicture}
          className={cx(quiet, '@max-[26rem]/stage:hidden')}
          onClick={() => onCommand({ do: 'pictureInPicture' })}
        >
          <PictureInPicture2 />
        </IconButton>
      )}
      <IconButton
        label={isFullscreen ? labels.leaveFullscreen : labels.enterFullscreen}
        className={quiet}
        onClick={() => onCommand({ do: 'fullscreen' })}
      >
        {isFullscreen ? <Minimize /> : <Maximize />}
      </IconButton>
    </div>
  )
}
