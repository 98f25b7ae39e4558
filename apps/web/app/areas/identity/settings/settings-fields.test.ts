import { businessForm } from '@chignon/contract/identity/business'
import { socialLinkForm } from '@chignon/contract/identity/social-link'
import { expect, it } from 'vitest'
import { constraintsOfBody, constraintsOfFields } from '../../../lib/forms/contract-constraints.ts'
import { businessFields } from './business/business-fields.ts'
import { socialLinkFields } from './social-media/social-link-fields.ts'

it('a business has the constraints of the contract', () => {
  expect(constraintsOfFields(businessFields)).toEqual(constraintsOfBody(businessForm, businessFields))
})

it('a social link has at most as many characters as in the contract', () => {
  const { url } = socialLinkFields
  const { url: constraints } = constraintsOfBody(socialLinkForm, { url })
  expect(constraints).toMatchObject({ maxLength: url.maxLength })
})
