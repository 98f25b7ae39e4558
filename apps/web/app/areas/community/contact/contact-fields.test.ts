import { contactForm } from '@chignon/contract/community/contact'
import { expect, it } from 'vitest'
import { constraintsOfBody, constraintsOfFields } from '../../../lib/forms/contract-constraints.ts'
import { contactFields } from './contact-fields.ts'

it('the contact form has the constraints of the contract', () => {
  expect(constraintsOfFields(contactFields)).toEqual(constraintsOfBody(contactForm, contactFields))
})
