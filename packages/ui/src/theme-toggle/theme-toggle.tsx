'use client'
import type { ComponentProps } from 'react'
import { Moon, Sun } from 'lucide-react'
import { cx } from 'class-variance-authority'
import { composeHandlers } from '../handlers/compose-handlers.ts'
import { IconButton } from '../icon-button/icon-button.tsx'

export type Theme = 'light' | 'dark'

export type ThemeToggleLabels = {
  /** Names the button while the page is dark. */
  light: string
  /** Names the button while the page is light. */
  dark: string
  /** Names the button where nobody knows yet which it is. */
  unknown: string
}

const english: ThemeToggleLabels = {
  light: 'Use the light theme',
  dark: 'Use the dark theme',
  unknown: 'Change the theme',
}

// Drawn in the colour of one scheme and in none of the other, so the server need not know which holds.
const icon = 'col-start-1 row-start-1'

export type ThemeToggleProps = Omit<ComponentProps<typeof IconButton>, 'label' | 'children' | 'onToggle'> & {
  /** The theme that holds; null where only the browser knows: no choice was saved. */
  theme: Theme | null
  /** Called with the theme to change to; from null, with the opposite of what the page shows. */
  onToggle: (theme: Theme) => void
  /** Default English. */
  labels?: ThemeToggleLabels | undefined
}

/** Changes between the light and the dark theme: a sun in the light, a moon in the dark. */
export function ThemeToggle({ theme, onToggle, labels = english, onClick, ...rest }: ThemeToggleProps) {
  return (
    <IconButton
      label={theme === null ? labels.unknown : theme === 'dark' ? labels.light : labels.dark}
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
