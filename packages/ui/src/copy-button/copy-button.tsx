'use client'
import { useEffect, useState, type ComponentProps } from 'react'
import { cx } from 'class-variance-authority'
import { copyText } from '../clipboard/copy-text.ts'
import { IconButton, type IconButtonProps } from '../icon-button/icon-button.tsx'
import { Check } from '../icons/check.tsx'
import { Copy } from '../icons/copy.tsx'
import { useMessages } from '../messages/use-messages.ts'

export type CopyButtonLabels = {
  /** Announced after the text was copied. */
  copied: string
  /** Shown and announced if the browser did not allow it. */
  failed: string
}

const english: CopyButtonLabels = { copied: 'Copied', failed: 'Not copied. Select the text and copy it.' }

/** For how long the button says that the text was copied, in milliseconds. */
const shownFor = 3000

export type CopyButtonProps = Omit<ComponentProps<'span'>, 'children'> &
  Pick<IconButtonProps, 'variant' | 'size'> & {
    /** What is copied. */
    text: string
    /** What is copied, in words: “Copy the order number”. */
    label: string
    /** Receives whether the text was copied. */
    onCopied?: ((isCopied: boolean) => void) | undefined
    /** Default English. */
    labels?: Partial<CopyButtonLabels> | undefined
  }

/** Copies a text that people enter elsewhere: a number, a key, an address. */
export function CopyButton({
  text,
  label,
  onCopied,
  variant,
  size = 'small',
  labels,
  className,
  ...rest
}: CopyButtonProps) {
  const texts = useMessages('copyButton', english, labels)
  const [state, setState] = useState<'copied' | 'failed'>()
  useEffect(() => {
    if (!state) return
    const timer = setTimeout(() => setState(undefined), shownFor)
    return () => clearTimeout(timer)
  }, [state])
  const copy = async () => {
    const outcome = await copyText(text)
    setState(outcome)
    onCopied?.(outcome === 'copied')
  }
  return (
    <span className={cx(className, 'inline-flex items-center')} {...rest}>
      <IconButton label={label} variant={variant} size={size} onClick={() => void copy()}>
        {state === 'copied' ? <Check className="text-success" /> : <Copy />}
      </IconButton>
      <span role="status" className={state === 'failed' ? 'ps-1 text-caption text-error' : 'sr-only'}>
        {state && <span>{texts[state]}</span>}
      </span>
    </span>
  )
}
