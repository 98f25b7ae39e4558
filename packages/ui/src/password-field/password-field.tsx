'use client'
import { useState } from 'react'
import { EyeOff } from '../icons/eye-off.tsx'
import { Eye } from '../icons/eye.tsx'
import { useHydrated } from '../hydration/use-hydrated.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { useMessages } from '../messages/use-messages.ts'
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx'

export type PasswordFieldLabels = {
  /** Name of the button that shows the password. */
  show: string
  /** Name of the button while the password is visible. */
  hide: string
}

const english: PasswordFieldLabels = { show: 'Show password', hide: 'Hide password' }

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'end'> & {
  /** Default English. */
  labels?: Partial<PasswordFieldLabels> | undefined
}

/** A password with a button to show it. Before scripts load it is a plain password field. */
export function PasswordField({ labels, ...rest }: PasswordFieldProps) {
  const { show, hide } = useMessages('passwordField', english, labels)
  const [isShown, setIsShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  const toggle = (
    <IconButton label={isShown ? hide : show} size="small" onClick={() => setIsShown(!isShown)}>
      <Icon />
    </IconButton>
  )
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
      type={isShown ? 'text' : 'password'}
      end={useHydrated() ? toggle : undefined}
    />
  )
}
