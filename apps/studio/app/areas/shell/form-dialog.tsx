import { Button } from '@chignon/ui/button'
import { Dialog } from '@chignon/ui/dialog'
import { useLingui } from '@lingui/react/macro'
import { useId, type ComponentProps, type ReactNode } from 'react'

type FormDialogProps = Pick<ComponentProps<'form'>, 'noValidate' | 'onKeyDown'> & {
  title: string
  description?: string
  /** The text of the button that submits. */
  submit: ReactNode
  /** Default primary. */
  variant?: 'primary' | 'danger'
  /** The text of the button that closes it. Default “Cancel”. */
  dismiss?: string
  isBusy: boolean
  /** Default true, for a dialog that leaves the page when it closes. */
  open?: boolean
  onClose: () => void
  onSubmit: () => Promise<void>
  children: ReactNode
}

/** A dialog with a form: its fields, a button that submits them and one that cancels. */
export function FormDialog({
  title,
  description,
  submit,
  variant = 'primary',
  dismiss,
  isBusy,
  open = true,
  onClose,
  onSubmit,
  children,
  ...form
}: FormDialogProps) {
  const { t } = useLingui()
  const formId = useId()
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={title}
      description={description}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {dismiss ?? t`Cancel`}
          </Button>
          <Button type="submit" variant={variant} form={formId} isBusy={isBusy}>
            {submit}
          </Button>
        </>
      }
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a key may submit it from any of its fields */}
      <form
        id={formId}
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          void onSubmit()
        }}
        {...form}
      >
        {children}
      </form>
    </Dialog>
  )
}
