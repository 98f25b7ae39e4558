import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { PasswordField } from '../password-field/password-field.tsx'
import { SocialButton } from '../social-button/social-button.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { AuthPanel } from './auth-panel.tsx'

const signIn = (
  <form className="grid gap-5">
    <TextField label="E-mail" type="email" name="email" autoComplete="email" isRequired />
    <PasswordField label="Password" name="password" autoComplete="current-password" isRequired />
    <Button type="submit" size="large" isWide>
      Log in
    </Button>
  </form>
)

const signUp = (
  <form className="grid gap-5">
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField label="First name" name="first_name" autoComplete="given-name" isRequired />
      <TextField label="Last name" name="last_name" autoComplete="family-name" isRequired />
    </div>
    <TextField label="E-mail" type="email" name="email" autoComplete="email" isRequired />
    <PasswordField
      label="Password"
      name="password"
      autoComplete="new-password"
      hint="At least 8 characters"
      isRequired
    />
    <PasswordField
      label="Password, once more"
      name="password_confirmation"
      autoComplete="new-password"
      isRequired
    />
    <Checkbox
      name="terms"
      label={
        <>
          I agree to the{' '}
          <a className="underline underline-offset-4" href="#terms">
            terms & conditions
          </a>
        </>
      }
    />
    <Button type="submit" size="large" isWide>
      Create my account
    </Button>
  </form>
)

const social = (
  <>
    <SocialButton network="google">Continue with Google</SocialButton>
    <SocialButton network="facebook">Continue with Facebook</SocialButton>
  </>
)

const meta = {
  title: 'Site/Auth panel',
  component: AuthPanel,
  args: {
    title: 'Welcome back',
    text: 'Log in to continue where you left off.',
    children: signIn,
    social,
    socialLabel: 'or',
    switchPrompt: 'New here?',
    switchAction: <a href="#register" />,
    switchLabel: 'Create an account',
  },
} satisfies Meta<typeof AuthPanel>

export default meta
type Story = StoryObj<typeof meta>

export const SignIn: Story = {}

export const SignUp: Story = {
  args: {
    title: 'Join the academy',
    text: undefined,
    children: signUp,
    switchPrompt: 'You have an account?',
    switchAction: <a href="#login" />,
    switchLabel: 'Log in',
  },
}

function Toggling() {
  const [isNew, setIsNew] = useState(false)
  return (
    <AuthPanel
      level={2}
      title={isNew ? 'Join the academy' : 'Welcome back'}
      switchPrompt={isNew ? 'You have an account?' : 'New here?'}
      switchAction={<button type="button" onClick={() => setIsNew(!isNew)} />}
      switchLabel={isNew ? 'Log in' : 'Create an account'}
    >
      {isNew ? signUp : signIn}
    </AuthPanel>
  )
}

/** In a dialog: a button switches the view in place. */
export const InADialog: Story = {
  render: () => <Toggling />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create an account' }))
    await expect(canvas.getByRole('heading', { name: 'Join the academy' })).toBeVisible()
  },
}

export const Persian: Story = {
  globals: { locale: 'fa' },
  args: {
    title: 'خوش برگشتید',
    text: 'وارد شوید و از همان‌جا که ماندید ادامه دهید.',
    children: (
      <form className="grid gap-5">
        <TextField label="ایمیل" type="email" name="email" dir="ltr" />
        <PasswordField label="گذرواژه" name="password" />
        <Button type="submit" size="large" isWide>
          ورود
        </Button>
      </form>
    ),
    socialLabel: 'یا',
    switchPrompt: 'هنوز حساب ندارید؟',
    switchLabel: 'حساب بسازید',
  },
}
