'use client'
import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react'
import { cx } from 'class-variance-authority'
import { Tag } from '../icons/tag.tsx'
import { Button } from '../button/button.tsx'
import { useMessages } from '../messages/use-messages.ts'
import { useMergedRefs } from '../refs/use-merged-refs.ts'
import { TextField } from '../text-field/text-field.tsx'

export type PromoCodeLabels = {
  code: ReactNode
  apply: ReactNode
  remove: ReactNode
  /** Announced before an applied code. */
  applied: string
  /** Message for a rejected code. */
  rejected: ReactNode
}

const english: PromoCodeLabels = {
  code: 'Promotional code',
  apply: 'Apply',
  remove: 'Remove',
  applied: 'Applied:',
  rejected: 'This promotional code is not valid or has been used.',
}

export type PromoCodeProps = Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> & {
  /** The applied code. Default none. */
  code?: string | null | undefined
  /** The discount, formatted with its sign ("−$42.50"). */
  discount?: ReactNode
  /** The server rejected the last code. Default false. */
  isRejected?: boolean | undefined
  /** The server has not responded yet. Default false. */
  isBusy?: boolean | undefined
  /** The submitted code, if the page was rendered after a form submission without scripts. */
  defaultValue?: string | undefined
  /** Receives the trimmed code; not called for an empty field. */
  onApply?: ((code: string) => void) | undefined
  /** Called when the applied code is removed. */
  onRemove?: (() => void) | undefined
  /** Default English. */
  labels?: Partial<PromoCodeLabels> | undefined
}

/**
 * A promotional code: entered and applied, or rejected; once applied, its discount and a button to remove it. A
 * form of its own (`promo_code`), so that it works before scripts load if given `method` and `action`; do not nest
 * it in another form.
 */
export function PromoCode({
  code = null,
  discount,
  isRejected = false,
  isBusy = false,
  defaultValue,
  onApply,
  onRemove,
  labels,
  className,
  ref,
  ...rest
}: PromoCodeProps) {
  const own = useRef<HTMLFormElement>(null)
  const mergedRef = useMergedRefs(own, ref)
  const texts = useMessages('promoCode', english, labels)
  const shown = useRef(code)
  const hasSent = useRef(false)

  // The field is replaced by the code and vice versa: move the focus along, or it would fall back to the body.
  useEffect(() => {
    if (shown.current === code) return
    shown.current = code
    const hasFallen = document.activeElement === document.body
    if (hasSent.current && hasFallen)
      own.current?.querySelector<HTMLElement>(code === null ? 'input' : 'button')?.focus()
  }, [code])

  return (
    <form
      ref={mergedRef}
      className={cx(className, 'min-w-0')}
      onSubmit={(event) => {
        if (code === null ? !onApply : !onRemove) return
        event.preventDefault()
        if (isBusy) return
        hasSent.current = true
        if (code !== null) return onRemove?.()
        const field = event.currentTarget.querySelector('input')
        const typed = field?.value.trim()
        if (typed) return onApply?.(typed)
        // Spaces alone are no code, which the browser says at the field.
        if (field) field.value = ''
        event.currentTarget.reportValidity()
      }}
      {...rest}
    >
      {code === null ? (
        <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-2 gap-y-1.5 [&_label]:col-span-2 [&_p]:col-span-2">
          <TextField
            className="contents!"
            label={texts.code}
            name="promo_code"
            dir="ltr"
            defaultValue={defaultValue}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            isRequired
            error={isRejected && !isBusy && <span role="alert">{texts.rejected}</span>}
            readOnly={isBusy}
          />
          <Button
            type="submit"
            variant="secondary"
            isBusy={isBusy}
            className="col-start-2 row-start-2 min-h-12"
          >
            {texts.apply}
          </Button>
        </div>
      ) : (
        <div className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 rounded-control border border-success/60 bg-raised ps-4 pe-1">
          <Tag className="size-4.5 shrink-0 text-success rtl:-scale-x-100" />
          <p
            role="status"
            className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3 py-2 text-small tabular-nums"
          >
            <span className="sr-only">{texts.applied} </span>
            <bdi className="font-medium wrap-anywhere">{code}</bdi>
            {discount && <bdi className="text-success">{discount}</bdi>}
          </p>
          <Button type="submit" name="remove" value={code} variant="quiet" size="small" isBusy={isBusy}>
            {texts.remove}
          </Button>
        </div>
      )}
    </form>
  )
}
