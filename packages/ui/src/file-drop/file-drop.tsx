'use client'
import {
  useId,
  useRef,
  useState,
  type ComponentProps,
  type ChangeEvent,
  type DragEvent,
  type MouseEvent,
  type ReactNode,
} from 'react'
import { cx } from 'class-variance-authority'
import { File as FileIcon } from '../icons/file.tsx'
import { ImageUp } from '../icons/image-up.tsx'
import { X } from '../icons/x.tsx'
import { Button } from '../button/button.tsx'
import { describeControl } from '../field/describe-control.ts'
import { FieldNote } from '../field/field-note.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { useMessages } from '../messages/use-messages.ts'
import { NativeInput } from '../native-control/native-input.tsx'
import { useFormReset } from '../native-control/use-form-reset.ts'
import { ProgressBar } from '../progress-bar/progress-bar.tsx'
import { setFiles, sortFiles, type SortedFiles } from './sort-files.ts'

export type DroppedFile = {
  id: string
  name: string
  /** Its size, formatted: "2.4 MB". */
  size?: ReactNode
  /** A small picture of it. Without one it has a file icon where other files of the list have previews. */
  preview?: ReactNode
  /** From 0 to 1 during the upload; omitted before and after. */
  progress?: number | undefined
  /** The error and what to do. */
  error?: ReactNode
}

export type FileDropLabels = {
  /** Label of the file list. */
  files: string
  /** "Remove nape.jpg". */
  remove: (name: string) => string
  /** "Sending nape.jpg". */
  progress: (name: string) => string
  /** Said about files that `accept` rejects, if there is no `onReject`: "swing.mov". */
  rejected: (names: string) => string
  /** Said about dropped files after the first where only one can be selected: "swing.mov". */
  onlyOne: (names: string) => string
  /** Label of the button that sends a file again: "Try again". */
  retry: string
}

const english: FileDropLabels = {
  files: 'Files',
  remove: (name) => `Remove ${name}`,
  progress: (name) => `Sending ${name}`,
  rejected: (names) => `${names} cannot be added. Choose a file of another kind.`,
  onlyOne: (names) => `Only one file can be added. ${names} was left out.`,
  retry: 'Try again',
}

const nothing: SortedFiles = { taken: [], rejected: [], extra: [] }
const namesOf = (files: readonly File[]) => files.map(({ name }) => name).join(', ')

export type FileDropProps = Omit<ComponentProps<'input'>, 'type' | 'accept' | 'children' | 'required'> & {
  /** The action: "Add pictures". */
  label: ReactNode
  /** Shown above the label: what is dropped here. Default a picture. */
  icon?: ReactNode
  /** Accepted files: "JPEG or PNG, up to 10 MB". */
  hint?: ReactNode
  /** An error that concerns all files. */
  error?: ReactNode
  /** Like an input's `accept`, and checked: pickers and drops can bring other files. Default everything. */
  accept?: string | undefined
  /** Receives the selected or dropped files. */
  onValueChange?: ((files: readonly File[]) => void) | undefined
  /** Receives the selected or dropped files that `accept` rejects. Default: the component names them below. */
  onReject?: ((files: readonly File[]) => void) | undefined
  /** Whether the form requires a file. Default false. */
  isRequired?: boolean | undefined
  /** The selected files with their upload state, from the caller. */
  files?: readonly DroppedFile[] | undefined
  /** Receives the id of a file with an error, to send it again. */
  onRetry?: ((id: string) => void) | undefined
  /** Receives the id of the file to remove. */
  onRemove?: ((id: string) => void) | undefined
  /** Default English. */
  labels?: Partial<FileDropLabels> | undefined
}

/**
 * A drop zone around a native file input, which works by keyboard and in forms, also before scripts load. The
 * caller uploads the files and reports the progress. `className` goes to the root, all other props to the input.
 */
export function FileDrop({
  label,
  icon,
  hint,
  error,
  accept = '',
  multiple = false,
  onValueChange,
  onReject,
  isRequired = false,
  files,
  onRetry,
  onRemove,
  labels,
  id,
  disabled,
  className,
  'aria-describedby': describedBy,
  onClick,
  onChange,
  ...rest
}: FileDropProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const [isOver, setIsOver] = useState(false)

  const [sorted, setSorted] = useState(nothing)
  const zone = useRef<HTMLDivElement>(null)
  const selected = useRef<readonly File[]>([])
  // The files of a drop are sorted before the input has them.
  const isDropping = useRef(false)
  useFormReset(zone, () => {
    setSorted(nothing)
    selected.current = []
    files?.forEach((file) => onRemove?.(file.id))
  })

  const sort = (given: readonly File[]) => {
    const next = sortFiles(given, { accept, multiple })
    setSorted(next)
    if (next.rejected.length > 0) onReject?.(next.rejected)
    return next.taken
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    const input = zone.current?.querySelector('input')
    if (!input || input.matches(':disabled')) return
    const taken = sort([...event.dataTransfer.files])
    if (taken.length === 0) return
    selected.current = taken
    setFiles(input, taken)
    // A script that sets files fires no events. With them a drop is like a selection, also for a form around the input.
    isDropping.current = true
    for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }))
    isDropping.current = false
  }
  const select = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget
    const given = [...(input.files ?? [])]
    const taken = isDropping.current ? given : sort(given)
    // If no file is accepted, the files that were selected before stay, as after a drop.
    const isRefused = given.length > 0 && taken.length === 0
    if (taken.length < given.length) setFiles(input, isRefused ? selected.current : taken)
    if (isRefused) return
    selected.current = taken
    onChange?.(event)
    if (!event.defaultPrevented) onValueChange?.(taken)
  }
  const clear = (event: MouseEvent<HTMLInputElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !onValueChange) return
    event.currentTarget.value = ''
    selected.current = []
  }

  // Beside a picture the other files get a placeholder, so that all names start at the same edge.
  const hasPreviews = files?.some((file) => file.preview)

  const texts = useMessages('fileDrop', english, labels)
  const note = [
    !onReject && sorted.rejected.length > 0 && texts.rejected(namesOf(sorted.rejected)),
    sorted.extra.length > 0 && texts.onlyOne(namesOf(sorted.extra)),
  ]
    .filter(Boolean)
    .join(' ')
  return (
    <div className={cx(className, 'grid grid-cols-1 content-start gap-3')}>
      <div
        ref={zone}
        role="none"
        className={cx(
          'group/zone relative grid min-h-36 grid-cols-1 place-content-center justify-items-center gap-1.5 rounded-panel border border-dashed px-5 py-6 text-center wrap-anywhere transition-colors',
          'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
          error
            ? 'border-error'
            : isOver
              ? 'border-accent bg-accent-soft'
              : 'border-line-strong not-has-disabled:hover:border-text',
        )}
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(!event.currentTarget.querySelector(':disabled'))
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <span
          aria-hidden="true"
          className="mb-1 text-accent group-has-disabled/zone:opacity-55 [&_svg]:size-6"
        >
          {icon ?? <ImageUp />}
        </span>
        <label htmlFor={controlId} className="font-medium group-has-disabled/zone:opacity-55">
          {label}
        </label>
        {hint && (
          <p id={`${controlId}-hint`} className="text-small text-text-muted">
            {hint}
          </p>
        )}
        {/* The transparent input covers the zone, so that a click anywhere opens the file picker. Without scripts it is
        visible, since nothing else shows the selected files. */}
        <NativeInput
          type="file"
          {...describeControl(controlId, {
            hint,
            error,
            note,
            state: error ? 'error' : 'neutral',
            describedBy,
          })}
          accept={accept || undefined}
          multiple={multiple}
          disabled={disabled}
          // The caller keeps the files, and the input is emptied before the next selection.
          required={isRequired && !files?.length}
          className="absolute inset-0 size-full cursor-pointer opacity-0 file:cursor-pointer disabled:cursor-not-allowed noscript:static noscript:mt-2 noscript:h-auto noscript:text-small noscript:opacity-100 noscript:file:me-3 noscript:file:rounded-pill noscript:file:border noscript:file:border-line-strong noscript:file:px-4 noscript:file:py-1.5"
          // The caller keeps the files. Reset the input, or selecting the same file again would not fire a change
          // event.
          onClick={clear}
          onChange={select}
          {...rest}
        />
      </div>
      <FieldNote controlId={controlId}>{note}</FieldNote>
      {error && (
        <p id={`${controlId}-error`} className="text-small text-error">
          {error}
        </p>
      )}
      {files && files.length > 0 && (
        <ul aria-label={texts.files} className="grid grid-cols-1">
          {files.map((file) => (
            <li key={file.id} className="flex items-center gap-4 border-b border-line py-2 first:border-t">
              {hasPreviews && (
                <div className="size-14 shrink-0 overflow-clip rounded-media border border-line *:size-full *:object-cover">
                  {file.preview || (
                    <div className="grid place-items-center text-text-muted">
                      <FileIcon className="size-5" />
                    </div>
                  )}
                </div>
              )}
              <div className="grid min-w-0 grow grid-cols-1 gap-1">
                <p className="flex items-baseline justify-between gap-4 text-small">
                  <bdi className="min-w-0 wrap-anywhere">{file.name}</bdi>
                  {file.size && (
                    <span className="shrink-0 text-caption text-text-muted tabular-nums">{file.size}</span>
                  )}
                </p>
                {file.progress !== undefined && (
                  <ProgressBar label={texts.progress(file.name)} isLabelHidden value={file.progress} />
                )}
                <p aria-live="polite" className="text-caption text-error empty:hidden">
                  {file.error}
                </p>
                {onRetry && file.error && (
                  <Button
                    variant="quiet"
                    size="small"
                    className="-ms-4 justify-self-start focus-visible:-outline-offset-2"
                    onClick={() => onRetry(file.id)}
                  >
                    {texts.retry}
                  </Button>
                )}
              </div>
              {onRemove && (
                <IconButton label={texts.remove(file.name)} size="small" onClick={() => onRemove(file.id)}>
                  <X className="size-4!" />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
