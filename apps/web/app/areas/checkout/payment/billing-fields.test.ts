import { billingForm } from '@chignon/contract/billing'
import { expect, it } from 'vitest'
import { constraintsOfBody, constraintsOfFields } from '../../../lib/forms/contract-constraints.ts'
import { billingFields } from './billing-fields.ts'

// Optional texts can be null in the body, which has no constraints of its own then.
const { company: _company, vat_number: _vatNumber, ...required } = billingFields

it('the required fields of the billing address have the constraints of the contract', () => {
  expect(constraintsOfFields(required)).toEqual(constraintsOfBody(billingForm, required))
})
