import { changePasswordForm, profileForm, userForm } from '@chignon/contract/identity/user'
import { expect, it } from 'vitest'
import { constraintsOfBody, constraintsOfFields } from '../../../../lib/forms/contract-constraints.ts'
import { passwordFields } from '../change-password/password-fields.ts'
import { profileFields } from './profile-fields.ts'

const { first_name, last_name, ...profile } = profileFields
const { intent: _intent, ...password } = passwordFields

it('the profile has the constraints of the contract', () => {
  expect(constraintsOfFields(profile)).toEqual(constraintsOfBody(profileForm, profile))
})

it('the names have the constraints of the contract, and are required by the form', () => {
  const names = { first_name, last_name }
  const optional = { first_name: { ...first_name, isRequired: false }, last_name }
  expect(constraintsOfFields(optional)).toEqual(constraintsOfBody(userForm, names))
})

it('a new password has the constraints of the contract', () => {
  expect(constraintsOfFields(password)).toEqual(constraintsOfBody(changePasswordForm, password))
})
