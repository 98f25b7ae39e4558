import { newsletterForm } from '@chignon/contract/community/newsletter'
import { expect, it } from 'vitest'
import { constraintsOfBody, constraintsOfFields } from '../../../lib/forms/contract-constraints.ts'
import { newsletterFields } from './newsletter-fields.ts'

it('the form of the newsletter has the constraints of the contract', () => {
  const { email } = newsletterFields
  expect(constraintsOfFields({ email })).toEqual(constraintsOfBody(newsletterForm, { email }))
})
