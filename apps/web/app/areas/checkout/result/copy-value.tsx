import { Button } from '@chignon/ui/button'
import { useHydrated } from '../../../lib/browser/use-hydrated.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'

type CopyValueProps = {
  /** What is copied. */
  value: string
  /** What is shown. Default the value. */
  children?: ReactNode
  /** Accessible name of the button: “Copy the IBAN”. */
  label: string
}

/** A value with a button that copies it. */
export function CopyValue({ value, children = value, label }: CopyValueProps) {
  const { t } = useLingui()
  const isHydrated = useHydrated()
  const [isCopied, setIsCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      setIsCopied(true)
    } catch {
      // The value can still be selected.
      setIsCopied(false)
    }
  }
  return (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <bdi dir="ltr" className="text-lead font-medium wrap-anywhere tabular-nums select-all">
        {children}
      </bdi>
      {isHydrated && (
        <Button
          variant="quiet"
          size="small"
          className="-my-1.5"
          aria-label={label}
          onClick={() => void copy()}
        >
          {isCopied ? <Trans>Copied</Trans> : <Trans>Copy</Trans>}
        </Button>
      )}
      <span role="status" className="sr-only">
        {isCopied && t`Copied`}
      </span>
    </span>
  )
}
