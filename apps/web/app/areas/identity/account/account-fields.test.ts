import { loginForm, registerForm } from '@chignon/contract/identity/auth'
import { forgotPasswordForm, resetPasswordForm } from '@chignon/contract/identity/password'
import { expect, it } from 'vitest'
import { constraintsOfBody, constraintsOfFields } from '../../../lib/forms/contract-constraints.ts'
import { forgotPasswordFields, loginFields, registerFields, resetPasswordFields } from './account-fields.ts'

it.each([
  ['login', loginFields, loginForm],
  ['register', registerFields, registerForm],
  ['forgotten password', forgotPasswordFields, forgotPasswordForm],
  ['password reset', resetPasswordFields, resetPasswordForm],
])('the %s form has the constraints of the contract', (_, fields, body) => {
  expect(constraintsOfFields(fields)).toEqual(constraintsOfBody(body, fields))
})
