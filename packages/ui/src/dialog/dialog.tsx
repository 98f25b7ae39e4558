'use client'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { cx, type VariantProps } from 'class-variance-authority'
import { X } from '../icons/x.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { useMessages } from '../messages/use-messages.ts'
import type { OpenState } from '../modal/open-state.ts'
import { useModal } from '../modal/use-modal.ts'
import { useMergedRefs } from '../refs/use-merged-refs.ts'
import { dialogActions, dialogStyles, dialogVariants } from './dialog-styles.ts'
import { useOutsidePress } from './use-outside-press.ts'
import { checkName } from '../development/check-name.ts'
import { checkVariants } from '../development/check-variants.ts'
import { checkControlled } from '../development/check-controlled.ts'

export type DialogLabels = {
  /** Name of the close button. */
  close: string
}

const english: DialogLabels = { close: 'Close' }

export type DialogProps = Omit<
  ComponentProps<'dialog'>,
  'open' | 'title' | 'onClose' | 'onCancel' | 'onTransitionEnd' | 'onTransitionCancel'
> &
  Pick<VariantProps<typeof dialogStyles>, 'size'> &
  OpenState & {
    /** The heading. Leave it out if the content has its own heading, and pass that heading's id as `titleId`. */
    title?: ReactNode
    /** The id of the heading that names the dialog. Default: the id of `title`. */
    titleId?: string | undefined
    /** A sentence below the title, announced when the dialog opens. */
    description?: ReactNode
    /** Default English. */
    labels?: Partial<DialogLabels> | undefined
    /** Buttons at the end, the main one last. On a phone they are stacked, the main one on top. */
    actions?: ReactNode
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
  open,
  defaultOpen,
  onOpenChange,
  title,
  titleId: givenTitleId,
  description,
  labels,
  actions,
  size,
  className,
  children,
  ref,
  ...rest
}: DialogProps) {
  const texts = useMessages('dialog', english, labels)
  const id = useId()
  const titleId = givenTitleId ?? `${id}-title`
  const state = { open, defaultOpen, onOpenChange }
  const { ref: own, isPresent, close, events } = useModal({ ...state, takeFocus: focusField })
  useOutsidePress(own, close)
  if (process.env.NODE_ENV !== 'production') {
    checkName('Dialog', {
      title,
      titleId: givenTitleId,
      'aria-label': rest['aria-label'],
      'aria-labelledby': rest['aria-labelledby'],
    })
    checkVariants('Dialog', dialogVariants, { size })
    checkControlled('Dialog', 'open', open, onOpenChange, { isReadOnly: !open })
  }
  const mergedRef = useMergedRefs(own, ref)

  return (
    <dialog
      ref={mergedRef}
      tabIndex={-1}
      aria-labelledby={titleId}
      aria-describedby={title && description ? `${id}-description` : undefined}
      className={cx(className, dialogStyles({ size }))}
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
          <div className={cx('px-6 py-6 empty:py-3 sm:px-8', !actions && 'sm:pb-8')}>{children}</div>
          {actions && <div className={cx(dialogActions, 'pt-2')}>{actions}</div>}
          {/* Last in tab order, first visually, and sticky while the content scrolls. */}
          <div className="sticky top-3 z-10 order-first h-0 self-end pe-3 sm:top-4 sm:pe-4">
            <IconButton label={texts.close} className="ground-on-scroll" onClick={close}>
              <X />
            </IconButton>
          </div>
        </>
      )}
    </dialog>
  )
}
