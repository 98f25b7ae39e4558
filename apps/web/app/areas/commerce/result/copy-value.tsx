import { IconButton } from '@chignon/ui/icon-button'
import { Check } from '@chignon/ui/icons/check'
import { Copy } from '@chignon/ui/icons/copy'
import { useCopy } from '../../../lib/browser/use-copy.ts'
import { useHydrated } from '../../../lib/browser/use-hydrated.ts'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

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
  const { isCopied, copy } = useCopy(value)
  return (
    <span className="flex items-center gap-x-2">
      <bdi dir="ltr" className="min-w-0 text-lead font-medium wrap-anywhere tabular-nums select-all">
        {children}
      </bdi>
      {isHydrated && (
        <IconButton label={label} size="small" className="-my-1.5" onClick={() => void copy()}>
          {isCopied ? <Check className="text-success" /> : <Copy />}
        </IconButton>
      )}
      <span role="status" className="sr-only">
        {isCopied && t`Copied`}
      </span>
    </span>
  )
}
