import { CircleAlert } from '@chignon/ui/icons/circle-alert'
import { CircleCheck } from '@chignon/ui/icons/circle-check'
import { WifiOff } from '@chignon/ui/icons/wifi-off'
import { ProgressBar } from '@chignon/ui/progress-bar'
import { useLingui } from '@lingui/react/macro'
import { cx } from 'class-variance-authority'
import { UploadActions } from './upload-actions.tsx'
import { UploadChoices } from './upload-choices.tsx'
import type { Upload, UploadState } from './upload.ts'
import { useUploadTexts } from './use-upload-texts.ts'

/** An upload: its file and lesson, how far it is, and what may be done with it. */
export function UploadEntry({ upload }: { upload: Upload }) {
  const { t } = useLingui()
  const texts = useUploadTexts()
  const { name, lesson, state, problem } = upload
  const isProcessing = state === 'making'
  return (
    <li className="border-b border-line px-5 py-4 last:border-b-0">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0 pt-1">
          <span className="block text-small font-medium wrap-anywhere">
            <bdi>{name}</bdi>
          </span>
          {lesson.name !== '' && (
            <span className="block truncate text-caption text-text-muted">
              <bdi>{lesson.name}</bdi>
            </span>
          )}
        </div>
        <UploadActions upload={upload} />
      </div>
      {state !== 'ready' && state !== 'failed' && state !== 'checking' && state !== 'playable' && (
        <ProgressBar
          className="mt-2"
          label={t`Progress of ${name}`}
          isLabelHidden
          value={isProcessing ? upload.percent : upload.sentBytes}
          max={isProcessing ? 100 : upload.size}
        />
      )}
      <p
        className={cx(
          'mt-2 flex items-start gap-1.5 text-caption tabular-nums',
          state === 'failed' ? 'text-error' : state === 'ready' ? 'text-success' : 'text-text-muted',
        )}
      >
        <StateIcon state={state} />
        <span>{texts.state(upload)}</span>
      </p>
      {problem && (
        <p className="mt-1 text-caption text-error wrap-anywhere">{texts.problem(problem, upload)}</p>
      )}
      <UploadChoices upload={upload} />
    </li>
  )
}

const stateIcons: Partial<Record<UploadState, typeof CircleCheck>> = {
  ready: CircleCheck,
  failed: CircleAlert,
  offline: WifiOff,
}

function StateIcon({ state }: Pick<Upload, 'state'>) {
  const Icon = stateIcons[state]
  return Icon ? <Icon className="mt-0.5 size-3.5 shrink-0" /> : null
}
