'use client'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { cva, type VariantProps } from 'class-variance-authority'
import { X } from '../icons/x.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { useModal } from '../modal/use-modal.ts'
import { useMergedRefs } from '../refs/use-merged-refs.ts'
import { useOutsidePress } from './use-outside-press.ts'

const dialog = cva(
  [
    'relative m-auto flex-col open:flex max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] overflow-y-auto overscroll-contain',
    'rounded-control border border-line bg-raised text-text shadow-float outline-none',
    'max-sm:mb-0 max-sm:w-full max-sm:max-w-full max-sm:rounded-b-none max-sm:border-x-0 max-sm:border-b-0',
    'translate-y-3 opacity-0 transition-all transition-discrete duration-200',
    'open:translate-y-0 open:opacity-100 starting:open:translate-y-3 starting:open:opacity-0',
    'backdrop:bg-scrim backdrop:opacity-0 backdrop:transition-all backdrop:transition-discrete backdrop:duration-200',
    'open:backdrop:opacity-100 starting:open:backdrop:opacity-0',
  ],
  {
    variants: {
      size: {
        small: 'max-w-md',
        medium: 'max-w-xl',
        large: 'max-w-4xl',
      },
    },
    defaultVariants: { size: 'medium' },
  },
)

export type DialogProps = Omit<
  ComponentProps<'dialog'>,
  'open' | 'title' | 'onClose' | 'onCancel' | 'onTransitionEnd' | 'onTransitionCancel'
> &
  Pick<VariantProps<typeof dialog>, 'size'> & {
    isOpen: boolean
    /** Called when the user closes it: close button, Escape, or a click outside. */
    onClose: () => void
    /** The heading. Leave it out if the content has its own heading, and pass that heading's id as `titleId`. */
    title?: ReactNode
    /** The id of the heading that names the dialog. Default: the id of `title`. */
    titleId?: string | undefined
    /** A sentence below the title, announced when the dialog opens. */
    description?: ReactNode
    /** Name of the close button. Default "Close". */
    closeLabel?: string | undefined
  }

/** Focuses the first field, else the dialog itself, so that reading starts at its beginning. */
function focusField(dialog: HTMLDialogElement): void {
  const field = dialog.querySelector<HTMLElement>('input:not([type=hidden], :disabled), select, textarea')
  ;(field ?? dialog).focus()
  if (!field) dialog.scrollTop = 0
}

/**
 * A modal question or short task. The first field receives the focus, else the dialog itself; closing returns it.
 * On a phone it is attached to the bottom edge. Its content is rendered only while it is visible.
 */
export function Dialog({
  isOpen,
  onClose,
  title,
  titleId: givenTitleId,
  description,
  closeLabel = 'Close',
  size,
  className,
  children,
  ref,
  ...rest
}: DialogProps) {
  const id = useId()
  const titleId = givenTitleId ?? `${id}-title`
  const { ref: own, isPresent, events } = useModal({ isOpen, onClose, takeFocus: focusField })
  useOutsidePress(own, onClose)
  const mergedRef = useMergedRefs(own, ref)

  return (
    <dialog
      ref={mergedRef}
      tabIndex={-1}
      aria-labelledby={titleId}
      aria-describedby={title && description ? `${id}-description` : undefined}
      className={dialog({ size, className })}
      {...events}
      {...rest}
    >
      {isPresent && (
        <>
          {title && (
            <header className="px-6 pt-6 pe-16 sm:px-8 sm:pt-8 sm:pe-18">
              <h2 id={titleId} className="headline-type text-heading">
                {title}
              </h2>
              {description && (
                <p id={`${id}-description`} className="mt-3 text-text-muted">
                  {description}
                </p>
              )}
            </header>
          )}
          <div className="px-6 py-6 sm:px-8 sm:pb-8">{children}</div>
          {/* Last in tab order, first visually, and sticky while the content scrolls. */}
          <div className="sticky top-3 z-10 order-first h-0 self-end pe-3 sm:top-4 sm:pe-4">
            <IconButton label={closeLabel} className="bg-raised" onClick={onClose}>
              <X aria-hidden="true" strokeWidth={1.5} />
            </IconButton>
          </div>
        </>
      )}
    </dialog>
  )
}
