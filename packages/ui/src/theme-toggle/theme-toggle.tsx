'use client'
import { useState, type ComponentProps } from 'react'
import { cx } from 'class-variance-authority'
import { Moon } from '../icons/moon.tsx'
import { Sun } from '../icons/sun.tsx'
import { composeHandlers } from '../handlers/compose-handlers.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { useMessages } from '../messages/use-messages.ts'
import { checkControlled } from '../development/check-controlled.ts'

export type Theme = 'light' | 'dark'

export type ThemeToggleLabels = {
  /** Label while the page is dark. */
  light: string
  /** Label while the page is light. */
  dark: string
  /** Label without a saved choice. */
  unknown: string
}

const english: ThemeToggleLabels = {
  light: 'Use the light theme',
  dark: 'Use the dark theme',
  unknown: 'Change the theme',
}

// Visible in one colour scheme and transparent in the other, so the server needs no information about the scheme.
const icon = 'col-start-1 row-start-1'

export type ThemeToggleProps = Omit<
  ComponentProps<typeof IconButton>,
  'label' | 'children' | 'value' | 'defaultValue'
> & {
  /** The saved theme, if the caller controls it; null if no choice was saved. */
  value?: Theme | null | undefined
  /** The saved theme at first, if the component keeps it. Default null. */
  defaultValue?: Theme | null | undefined
  /** Receives the new theme, after null the opposite of the visible one: save it and set `data-theme`. */
  onValueChange?: ((value: Theme) => void) | undefined
  /** Default English. */
  labels?: Partial<ThemeToggleLabels> | undefined
}

/** Switches between the light and the dark theme: a sun icon in the light theme, a moon icon in the dark theme. */
export function ThemeToggle({
  value,
  defaultValue = null,
  onValueChange,
  labels,
  onClick,
  ...rest
}: ThemeToggleProps) {
  if (process.env.NODE_ENV !== 'production')
    checkControlled('ThemeToggle', 'value', value, onValueChange, { isReadOnly: rest.type === 'submit' })
  const texts = useMessages('themeToggle', english, labels)
  const [own, setOwn] = useState(defaultValue)
  const theme = value === undefined ? own : value
  return (
    <IconButton
      label={theme === null ? texts.unknown : theme === 'dark' ? texts.light : texts.dark}
      onClick={composeHandlers(onClick, (event) => {
        const shown =
          theme ?? (getComputedStyle(event.currentTarget).colorScheme === 'light' ? 'light' : 'dark')
        const next = shown === 'dark' ? 'light' : 'dark'
        setOwn(next)
        onValueChange?.(next)
      })}
      {...rest}
    >
      <Sun className={cx(icon, 'stroke-[light-dark(currentcolor,transparent)]')} />
      <Moon className={cx(icon, 'stroke-[light-dark(transparent,currentcolor)]')} />
    </IconButton>
  )
}
