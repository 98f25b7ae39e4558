import { useState } from 'react'
import { cx } from 'class-variance-authority'
import { IconButton } from '@chignon/ui/icon-button'
import { publishVariables } from '../../../packages/ui/scripts/styles/published-names.ts'
import type { CssToken } from '../../design-tokens/parse-tokens.ts'
import { Check } from '@chignon/ui/icons/check'
import { Copy } from '@chignon/ui/icons/copy'

/** A token: a sample if it is a colour, its published name, its values, and a button that copies it as `var(--…)`. */
export function TokenRow({ token: { name, light, dark } }: { token: CssToken }) {
  const published = publishVariables(`--${name}`)
  const [isCopied, setIsCopied] = useState(false)
  const Icon = isCopied ? Check : Copy
  const isColour = /^(color|chignon)-/.test(name)
  return (
    <li
      className={cx(
        'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-2',
        isColour
          ? 'sm:grid-cols-[auto_minmax(0,5fr)_minmax(0,6fr)_auto]'
          : 'sm:grid-cols-[minmax(0,5fr)_minmax(0,6fr)_auto]',
      )}
    >
      {isColour && (
        <span
          aria-hidden="true"
          className="flex overflow-clip rounded-media border border-line max-sm:hidden forced-color-adjust-none"
        >
          {(['light', 'dark'] as const).map((theme) => (
            <span
              key={theme}
              data-theme={theme}
              className="size-8"
              style={{ backgroundColor: `var(--${name})` }}
            />
          ))}
        </span>
      )}
      <code translate="no" className="font-mono text-small wrap-anywhere">
        {published}
      </code>
      <span
        translate="no"
        dir="ltr"
        className="text-caption wrap-anywhere text-text-muted rtl:text-end max-sm:row-start-2"
      >
        {publishVariables(light === dark ? light : `${light} / ${dark}`)}
      </span>
      <IconButton
        label={isCopied ? `Copied ${published}` : `Copy ${published}`}
        size="small"
        className="max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-1"
        onClick={async () => {
          await navigator.clipboard.writeText(`var(${published})`)
          setIsCopied(true)
        }}
        onBlur={() => setIsCopied(false)}
      >
        <Icon aria-hidden="true" strokeWidth={1.5} />
      </IconButton>
    </li>
  )
}
