'use client'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { cx } from 'class-variance-authority'
import { Button } from '../button/button.tsx'
import { dialogActions, dialogStyles } from '../dialog/dialog-styles.ts'
import { useMessages } from '../messages/use-messages.ts'
import type { OpenState } from '../modal/open-state.ts'
import { useModal } from '../modal/use-modal.ts'
import { useMergedRefs } from '../refs/use-merged-refs.ts'
import { checkControlled } from '../development/check-controlled.ts'

export { useConfirm } from './use-confirm.ts'
export type { ConfirmQuestion } from './use-confirm.ts'

export type AlertDialogLabels = {
  /** The verb of the button that confirms: "Delete". */
  confirm: ReactNode
  /** The button that changes nothing: "Keep it". */
  cancel: ReactNode
}

const english: AlertDialogLabels = { confirm: 'Confirm', cancel: 'Cancel' }

export type AlertDialogProps = Omit<
  ComponentProps<'dialog'>,
  'open' | 'role' | 'title' | 'onClose' | 'onCancel' | 'onTransitionEnd' | 'onTransitionCancel'
> &
  OpenState & {
    /** The question: "Delete this post?" */
    title: ReactNode
    /** The consequence, one or two sentences; announced with the title. */
    description?: ReactNode
    /** Say what the buttons do: "Delete", "Keep it". Default in English: "Confirm", "Cancel". */
    labels?: Partial<AlertDialogLabels> | undefined
    /** Called by the button that confirms. It closes the dialog only if the component keeps that state. */
    onConfirm: () => void
    /** True if it cannot be undone. Default false. */
    isDangerous?: boolean | undefined
    /** True while the action is running. Default false. */
    isBusy?: boolean | undefined
  }

/**
 * A question that must be answered before anything else: before something is deleted or unsaved work is lost. The
 * button that changes nothing has the focus; a click outside does not close it.
 */
export function AlertDialog({
  open,
  defaultOpen,
  onOpenChange,
  title,
  description,
  labels,
  onConfirm,
  isDangerous = false,
  isBusy = false,
  className,
  children,
  ref,
  ...rest
}: AlertDialogProps) {
  if (process.env.NODE_ENV !== 'production')
    checkControlled('AlertDialog', 'open', open, onOpenChange, { isReadOnly: !open })
  const texts = useMessages('alertDialog', english, labels)
  const id = useId()
  const { ref: own, isPresent, close, events } = useModal({ open, defaultOpen, onOpenChange })
  const mergedRef = useMergedRefs(own, ref)
  const confirm = () => {
    onConfirm()
    if (open === undefined) close()
  }
  return (
    <dialog
      ref={mergedRef}
      // oxlint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role -- an alert dialog is a dialog
      role="alertdialog"
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      className={cx(className, dialogStyles({ size: 'small' }))}
      {...events}
      {...rest}
    >
      {isPresent && (
        <>
          <div className="grid grid-cols-1 gap-3 px-6 py-6 sm:px-8 sm:py-8">
            <h2 id={`${id}-title`} className="headline-type text-heading">
              {title}
            </h2>
            {description && (
              <p id={`${id}-description`} className="text-text-muted">
                {description}
              </p>
            )}
            {children}
          </div>
          <div className={dialogActions}>
            <Button variant="secondary" data-focus-first="" onClick={close}>
              {texts.cancel}
            </Button>
            <Button variant={isDangerous ? 'danger' : 'primary'} isBusy={isBusy} onClick={confirm}>
              {texts.confirm}
            </Button>
          </div>
        </>
      )}
    </dialog>
  )
}
