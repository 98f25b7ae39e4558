'use client'
import type { ComponentProps } from 'react'
import { cx } from 'class-variance-authority'
import { Moon } from '../icons/moon.tsx'
import { Sun } from '../icons/sun.tsx'
import { composeHandlers } from '../handlers/compose-handlers.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { useMessages } from '../messages/use-messages.ts'

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

// Visible in one colour scheme and transparent in the other, so the server need not know the scheme.
const icon = 'col-start-1 row-start-1'

export type ThemeToggleProps = Omit<ComponentProps<typeof IconButton>, 'label' | 'children' | 'onToggle'> & {
  /** The saved theme; null if no choice was saved. */
  theme: Theme | null
  /** Receives the new theme; for null, the opposite of the visible one. */
  onToggle: (theme: Theme) => void
  /** Default English. */
  labels?: Partial<ThemeToggleLabels> | undefined
}

/** Switches between the light and the dark theme: a sun icon in the light theme, a moon icon in the dark theme. */
export function ThemeToggle({ theme, onToggle, labels, onClick, ...rest }: ThemeToggleProps) {
  const texts = useMessages('themeToggle', english, labels)
  return (
    <IconButton
      label={theme === null ? texts.unknown : theme === 'dark' ? texts.light : texts.dark}
      onClick={composeHandlers(onClick, (event) => {
        const shown =
          theme ?? (getComputedStyle(event.currentTarget).colorScheme === 'light' ? 'light' : 'dark')
        onToggle(shown === 'dark' ? 'light' : 'dark')
      })}
      {...rest}
    >
      <Sun
        aria-hidden="true"
        strokeWidth={1.5}
        className={cx(icon, 'stroke-[light-dark(currentcolor,transparent)]')}
      />
      <Moon
        aria-hidden="true"
        strokeWidth={1.5}
        className={cx(icon, 'stroke-[light-dark(transparent,currentcolor)]')}
      />
    </IconButton>
  )
}
