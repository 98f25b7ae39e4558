import * as z from 'zod/mini'
import { messageResponse } from '../platform/response.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { currentPassword, email, password, samePasswords } from './form-fields.ts'
import { lastNameUnlessSingle, nameFields } from './person-name.ts'
import { user } from './user.ts'

/** The login form (FORM-1). */
export const loginForm = z.object({ email, password: currentPassword })

/** The register form: the two passwords are equal (FORM-2), and there is a last name unless the person has one name (USER-1). */
export const registerForm = z
  .object({
    ...nameFields,
    email,
    password,
    password_confirmation: password,
  })
  .check(samePasswords, lastNameUnlessSingle)

export type LoginForm = z.infer<typeof loginForm>
export type RegisterForm = z.infer<typeof registerForm>

/** The response of every call that signs a person in (AUTH-2). */
export const signedIn = z.object({
  data: z.object({
    /** Opaque; goes into `Authorization: Bearer`. */
    token: z.string(),
    user,
  }),
  message: z.string(),
})

/** Login, registration and logout by e-mail and password (CALL-5). */
export const authEndpoints = defineEndpoints('auth', {
  login: {
    method: 'POST',
    path: '/login',
    summary: 'Sign in with e-mail and password',
    body: loginForm,
    response: signedIn,
    errors: ['invalid_credentials', 'second_factor_required', 'too_many_requests'],
  },
  register: {
    method: 'POST',
    path: '/register',
    summary: 'Create an account and sign in',
    status: 201,
    body: registerForm,
    response: signedIn,
    errors: ['too_many_requests'],
  },
  logout: {
    method: 'POST',
    path: '/logout',
    summary: 'Revoke the token of this request',
    audience: 'member',
    response: messageResponse,
  },
})
